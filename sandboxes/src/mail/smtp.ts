import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import type { SandboxClock } from '../clock.ts'
import type { FaultSwitches } from '../faults.ts'
import type { Mailbox } from './mailbox.ts'

export interface MailServerOptions {
  readonly port: number
  readonly mails: Mailbox
  readonly switches: FaultSwitches
  readonly clock: SandboxClock
}

export interface MailServer {
  readonly port: number
  close(): Promise<void>
}

const largestMailBytes = 25 * 1024 * 1024
const closeTimeoutMs = 200

/** This domain never has a mailbox. */
const rejectedDomain = '@rejected.example'

/** A mail server that accepts everything except for rejected.example, and delivers nothing. */
export async function startMailServer(options: MailServerOptions): Promise<MailServer> {
  const server = mailServer(options)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  // Ignores clients that disconnect early.
  server.on('error', () => {})
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server listens on no port')
  return { port: address.port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

const mailServer = ({ mails, switches, clock }: MailServerOptions) =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    // No DNS lookups: the sandbox works without a network.
    disableReverseLookup: true,
    logger: false,
    size: largestMailBytes,
    closeTimeout: closeTimeoutMs,
    onMailFrom: (_address, _session, done) => {
      switches.play('mail').then(
        () => done(),
        (error: unknown) => done(refusal(error)),
      )
    },
    onRcptTo: ({ address }, _session, done) => {
      done(address.toLowerCase().endsWith(rejectedDomain) ? noSuchMailbox(address) : null)
    },
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address)
      bytesOf(stream)
        .then((raw) => mails.take(raw, recipients, clock.nowMs()))
        .then(
          () => done(),
          (error: unknown) => done(refusal(error)),
        )
    },
  })

async function bytesOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** 550: permanent, in the words of a common server, which names the address. */
const noSuchMailbox = (address: string) =>
  Object.assign(new Error(`5.1.1 <${address}>: Recipient address rejected: User unknown`), {
    responseCode: 550,
  })

/** 451: try again later, as a real server says when it has problems. */
const refusal = (error: unknown) =>
  Object.assign(new Error(`4.3.0 ${error instanceof Error ? error.message : 'Try again later.'}`), {
    responseCode: 451,
  })
