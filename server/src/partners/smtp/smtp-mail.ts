import { createTransport } from 'nodemailer'
import type { Mail } from '../../ports/mail.ts'

export interface SmtpOptions {
  /** As smtp://user:password@host:port */
  readonly url: string
  readonly from: string
}

/** Mail through an SMTP server. */
export function smtpMail({ url, from }: SmtpOptions): Mail {
  const transport = createTransport(url, { from })
  return {
    send: async (letter) => {
      await transport.sendMail({ ...letter, from })
    },
    close: () => transport.close(),
  }
}
