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

/** RFC 8058: mail programs offer to unsubscribe with one press. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Mail through an SMTP server. */
export function smtpMail({ url, from }: SmtpOptions, guard = guardSmtp()): Mail {
  // Letters follow each other on connections that stay open: a greeting and a handshake cost more than a letter.
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...timeouts }, { from })
  return {
    send: async ({ unsubscribeUrl, ...letter }) => {
      const headers = unsubscribeUrl === undefined ? {} : oneClick(unsubscribeUrl)
      await guard.run(() => transport.sendMail({ ...letter, headers, from }))
    },
    close: () => transport.close(),
  }
}
