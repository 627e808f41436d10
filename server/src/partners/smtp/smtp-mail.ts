import { createTransport } from 'nodemailer'
import { type GuardedPartner, guardPartner } from '../../platform/partners/guarded-partner.ts'
import type { Mail } from '../../ports/mail.ts'

export interface SmtpOptions {
  /** As smtp://user:password@host:port */
  readonly url: string
  readonly from: string
}

export const guardSmtp = (): GuardedPartner => guardPartner('smtp', { timeoutMs: 30_000 })

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Mail through an SMTP server. */
export function smtpMail({ url, from }: SmtpOptions, guard = guardSmtp()): Mail {
  const transport = createTransport({ url, ...timeouts }, { from })
  return {
    send: async (letter) => {
      await guard.run(() => transport.sendMail({ ...letter, from }))
    },
    close: () => transport.close(),
  }
}
