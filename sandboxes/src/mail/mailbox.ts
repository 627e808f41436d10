import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

export interface ReceivedMail {
  readonly id: string
  /** The envelope's recipient: an email to three people is three entries. */
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** By lower-case name; a repeated header has a line for each value. */
  readonly headers: Readonly<Record<string, string>>
  readonly receivedAt: string
}

export interface Mailbox {
  take(raw: Buffer, recipients: readonly string[], atMs: number): Promise<void>
  /** Newest first; with an address, only emails to exactly that one. */
  list(to: string | undefined): readonly ReceivedMail[]
  /** Newest first; emails to addresses that contain the text. */
  search(text: string): readonly ReceivedMail[]
  find(id: string): ReceivedMail | undefined
  clear(): void
}

const mailboxLimit = 500

/** The latest emails, in memory. */
export function mailbox(): Mailbox {
  let mails: readonly ReceivedMail[] = []
  return {
    take: async (raw, recipients, atMs) => {
      const received = await readMail(raw, recipients, atMs)
      mails = [...received, ...mails].slice(0, mailboxLimit)
    },
    list: (to) => mails.filter((mail) => to === undefined || mail.to.toLowerCase() === to.toLowerCase()),
    search: (text) => mails.filter((mail) => mail.to.toLowerCase().includes(text.trim().toLowerCase())),
    find: (id) => mails.find((mail) => mail.id === id),
    clear: () => {
      mails = []
    },
  }
}

async function readMail(raw: Buffer, recipients: readonly string[], atMs: number): Promise<ReceivedMail[]> {
  const parsed = await PostalMime.parse(raw)
  const headers: Record<string, string> = {}
  for (const { key, value } of parsed.headers)
    headers[key] = headers[key] === undefined ? value : `${headers[key]}\n${value}`
  return recipients.map((to) => ({
    id: randomUUID(),
    to,
    from: parsed.from?.address ?? '',
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    headers,
    receivedAt: new Date(atMs).toISOString(),
  }))
}
