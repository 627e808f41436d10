import { after } from '../../../platform/clock.ts'
import type { Shop } from '../../../shop.ts'
import { customerById } from '../../accounts/index.ts'
import { chatLeftUnread } from '../chat.events.ts'
import { findConversation } from '../conversations/conversations.queries.ts'
import { messageView } from '../messages/message.view.ts'
import { messagesAfter } from '../messages/messages.queries.ts'
import { transcriptText } from '../transcripts/transcript.ts'
import { allMessages } from '../transcripts/transcripts.service.ts'
import { transcriptMail, unreadMail } from './unread.mail.ts'
import { claimUnread } from './unread.queries.ts'

/** So long nobody read what the shop wrote before an email says so. */
const unreadForMs = 5 * 60_000
const claimedAtOnce = 100
/** So many messages are in one email. */
const quotedMaximum = 10

/** Every minute: what was not read for five of them. */
export const findUnread = ({ database, clock, events }: Shop): Promise<void> =>
  database.transaction(async (tx) => {
    const due = await claimUnread(tx, after(clock.now(), -unreadForMs), claimedAtOnce)
    for (const { id, ...part } of due) await events.emit(tx, chatLeftUnread, { conversationId: id, ...part })
  })

/** Whoever read it meanwhile gets no email. */
export async function mailUnread(
  { database, mail, storeUrl }: Shop,
  { conversationId, sequence, after: mailed }: { conversationId: string; sequence: number; after: number },
): Promise<void> {
  const { db } = database
  const conversation = await findConversation(db, conversationId)
  if (conversation === undefined || conversation.customerRead >= sequence) return
  const customer = await customerById(db, conversation.customerId)
  if (customer === undefined) return
  const rows = await messagesAfter(db, conversationId, Math.max(conversation.customerRead, mailed), 200)
  const messages = rows.map(messageView).filter(({ senderType }) => senderType === 'admin')
  if (messages.length === 0) return
  const shown = messages.slice(-quotedMaximum)
  await mail.send(unreadMail({ to: customer.email, customerName: customer.name, messages: shown, storeUrl }))
}

export async function mailTranscript(
  { database, mail, store }: Shop,
  { customerId }: { customerId: string },
): Promise<void> {
  const customer = await customerById(database.db, customerId)
  if (customer === undefined) return
  const transcript = transcriptText(await allMessages(database.db, customerId), store().name)
  await mail.send(transcriptMail({ to: customer.email, customerName: customer.name, transcript }))
}
