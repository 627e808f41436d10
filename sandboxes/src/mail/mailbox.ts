import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { type Faults, playFault } from '../faults.ts'

export interface ReceivedMail {
  readonly id: string
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Record<string, string>
  readonly receivedAt: string
}

export interface Mailbox {
  list(to: string | undefined): ReceivedMail[]
  find(id: string): ReceivedMail | undefined
  clear(): void
}

const keepAtMost = 500

/** A mail server that takes everything and delivers nothing. */
export async function startMailServer(port: number, faults: Faults) {
  let mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      receive(
        stream,
        session.envelope.rcptTo.map((one) => one.address),
        faults,
      )
        .then((received) => {
          mails = [...received, ...mails].slice(0, keepAtMost)
          done()
        })
        .catch((error: unknown) => done(Object.assign(new Error(String(error)), { responseCode: 451 })))
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const mailbox: Mailbox = {
    list: (to) => mails.filter((mail) => to === undefined || mail.to.toLowerCase() === to.toLowerCase()),
    find: (id) => mails.find((mail) => mail.id === id),
    clear: () => {
      mails = []
    },
  }
  const address = server.server.address() as AddressInfo
  return {
    mailbox,
    port: address.port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function receive(
  stream: AsyncIterable<Buffer>,
  recipients: string[],
  faults: Faults,
): Promise<ReceivedMail[]> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  if (await playFault(faults.mail)) throw new Error('Try again later (by switch)')
  const parsed = await PostalMime.parse(Buffer.concat(chunks))
  return recipients.map((to) => ({
    id: randomUUID(),
    to,
    from: parsed.from?.address ?? '',
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    headers: Object.fromEntries(parsed.headers.map((header) => [header.key, header.value])),
    receivedAt: new Date().toISOString(),
  }))
}
