import { cutText } from '@first-fashion/contract/text/cut-text'
import { createTransport } from 'nodemailer'
import { type CircuitBreaker, createCircuitBreaker } from '../../platform/partners/circuit-breaker.ts'
import { PermanentFailure } from '../../platform/permanent-failure.ts'
import type { Mail } from '../../ports/mail.ts'

export interface SmtpOptions {
  /** As smtp://user:password@host:port */
  readonly url: string
  /** The address of the sender. */
  readonly from: string
}

export const smtpBreaker = (): CircuitBreaker =>
  createCircuitBreaker('smtp', { timeoutMs: 30_000, isFailure: isFailureOfServer })

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** RFC 8058: mail programs offer to unsubscribe with one click. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Mail through an SMTP server. */
export function smtpMail({ url, from }: SmtpOptions, breaker = smtpBreaker()): Mail {
  // Letters follow each other on connections that stay open: a greeting and a handshake cost more than an email.
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...timeouts })
  return {
    send: async ({ to, fromName, unsubscribeUrl, ...email }) => {
      const headers = unsubscribeUrl === undefined ? {} : oneClick(unsubscribeUrl)
      // As an object an address is taken as it is; as text it would be read as a list with names.
      const mail = {
        ...email,
        to: { name: '', address: to },
        headers,
        from: { name: fromName, address: from },
      }
      await breaker.run(() =>
        transport.sendMail(mail).catch((error: unknown) => Promise.reject(failureOf(error))),
      )
    },
    close: () => transport.close(),
  }
}

/** What the mail server, or the way to it, failed at: connections, time-outs, 4xx, a log-in that is wrong. */
export const isFailureOfServer = (error: unknown): boolean =>
  !(error instanceof PermanentFailure) && !(error instanceof SmtpFailure && error.isRefusal)

class SmtpFailure extends Error {
  override readonly name = 'SmtpFailure'
  /** The server answered, and said no for good. */
  readonly isRefusal: boolean

  constructor(message: string, isRefusal: boolean) {
    super(message)
    this.isRefusal = isRefusal
  }
}

/** In our words; servers repeat the address in theirs, and failures are logged and stored. */
function failureOf(error: unknown): Error {
  const { code, command, responseCode } = smtpDetails(error)
  const said = error instanceof Error ? error.message : String(error)
  const message = cutText(`${code}: ${said.replaceAll(/\S+@\S+/g, '<address>')}`, 500)
  const isRefusal = responseCode >= 500 && code !== 'EAUTH'
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
  const isNoAddress = code === 'EENVELOPE' && responseCode === 0
  return isNoAddress || (isRefusal && isAboutThisMail)
    ? new PermanentFailure(message)
    : new SmtpFailure(message, isRefusal)
}

function smtpDetails(error: unknown) {
  const details = error instanceof Error ? error : {}
  return {
    code: 'code' in details && typeof details.code === 'string' ? details.code : 'EUNKNOWN',
    command: 'command' in details && typeof details.command === 'string' ? details.command : '',
    responseCode:
      'responseCode' in details && typeof details.responseCode === 'number' ? details.responseCode : 0,
  }
}
