import { randomUUID } from 'node:crypto'
import type { Calls, ParsedBody, ParsedQuery } from '@first-fashion/contract'
import type {
  ChatFolder,
  ChatNote,
  InboxConversation,
  OpenedConversation,
} from '@first-fashion/contract/chat/staff-calls'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import { customerById, unknownCustomer } from '../../accounts/index.ts'
import { recordedChange, staffMembers } from '../../staff/index.ts'
import {
  type HistoryPage,
  type HistoryPart,
  historyPage,
  unknownConversation,
} from '../conversations/chat.service.ts'
import {
  conversationOfCustomer,
  findConversation,
  insertConversation,
  markRead,
} from '../conversations/conversations.queries.ts'
import { notifyChat } from '../delivery/chat-delivery.ts'
import { messageText } from '../messages/message.rules.ts'
import { type SentMessage, sendMessage } from '../messages/send-message.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import {
  assignConversation,
  closeConversation,
  insertNote,
  reopenConversation,
} from './conversation-state.queries.ts'
import { findInboxRow, folderCounts, inboxPage } from './inbox.queries.ts'
import { inboxView, noteView, openedView } from './inbox.view.ts'

interface StaffText {
  readonly message: string
  readonly clientId?: string | undefined
}

type StateChange = ParsedBody<Calls['staff.chat-state']>

interface InboxPage {
  readonly conversations: InboxConversation[]
  readonly counts: Record<ChatFolder, number>
  readonly total: number
  readonly pages: number
}

export async function listInbox(
  { database: { db } }: Shop,
  session: StaffSession,
  { folder, mine, search = '', page }: ParsedQuery<Calls['staff.chat-inbox']>,
): Promise<InboxPage> {
  const filter = {
    folder,
    search: search.trim(),
    assignedTo: mine === 'yes' ? session.staffId : undefined,
  }
  const { rows, ...counted } = await pageOf(page, (window) => inboxPage(db, filter, window))
  return { conversations: rows.map(inboxView), counts: await folderCounts(db), ...counted }
}

/** Refuses with 'chat.unknown'. */
export async function openInboxConversation(
  { database: { db } }: Shop,
  id: string,
): Promise<OpenedConversation> {
  const row = isUuid(id) ? await findInboxRow(db, id) : undefined
  if (row === undefined) throw unknownConversation()
  return openedView(db, row)
}

/** Refuses with 'chat.unknown'. */
export const findStaffHistory = async (shop: Shop, id: string, part: HistoryPart): Promise<HistoryPage> =>
  historyPage(shop, await requireConversation(shop.database.db, id), part)

export async function typeAsStaff(
  shop: Shop,
  { name }: StaffSession,
  id: string,
  isTyping: boolean,
): Promise<void> {
  const { db } = shop.database
  const { id: conversationId } = await requireConversation(db, id)
  const typed = { about: 'typing', conversationId, senderType: 'admin', isTyping } as const
  await notifyChat(shop, db, { ...typed, senderName: firstName(name) })
}

/** Whether the customer has the chat open. */
export async function isCustomerOnline({ database, clock }: Shop, id: string): Promise<boolean> {
  const { customerOnlineUntil } = await requireConversation(database.db, id)
  return customerOnlineUntil !== null && customerOnlineUntil > clock.now()
}

export async function readAsStaff(shop: Shop, id: string, sequence: number): Promise<void> {
  const { database } = shop
  const { id: conversationId } = await requireConversation(database.db, id)
  const read = await markRead(database.db, conversationId, 'staff', sequence)
  if (read !== undefined)
    await notifyChat(shop, database.db, { about: 'read', conversationId, by: 'admin', sequence, ...read })
}

/** Customers read the first name of who answers. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name

export async function requireConversation(db: Db, id: string) {
  const row = isUuid(id) ? await findConversation(db, id) : undefined
  if (row === undefined) throw unknownConversation()
  return row
}

/** Sends a text, or a picture that was stored before. Refuses as `messageText` does. */
export async function sendAsStaff(
  shop: Shop,
  session: StaffSession,
  id: string,
  { message, clientId }: StaffText,
  pictureId: string | null = null,
): Promise<SentMessage> {
  const conversation = await requireConversation(shop.database.db, id)
  return sendMessage(shop, conversation.customerId, {
    ...{
      conversationId: conversation.id,
      sender: 'staff',
      staffId: session.staffId,
      card: null,
      proposalId: null,
    },
    senderName: firstName(session.name),
    clientId: clientId ?? randomUUID(),
    body: messageText(message, pictureId !== null),
    pictureId,
  })
}

/** The conversation with a customer, made if there is none. Refuses with 'customers.unknown'. */
export async function openConversationWith(
  { database, clock, newId }: Shop,
  customerId: string,
): Promise<string> {
  const { db } = database
  const customer = isUuid(customerId) ? await customerById(db, customerId) : undefined
  if (customer === undefined) throw unknownCustomer()
  await insertConversation(db, { id: newId(), customerId, createdAt: clock.now() })
  const conversation = await conversationOfCustomer(db, customerId)
  if (conversation === undefined) throw unknownConversation()
  return conversation.id
}

/** Refuses with 'chat.changed-meanwhile' and 'chat.member-unknown'. */
export async function changeConversation(
  shop: Shop,
  session: StaffSession,
  id: string,
  change: StateChange,
): Promise<OpenedConversation> {
  const { id: conversationId } = await requireConversation(shop.database.db, id)
  const { version, status, assignedTo } = change
  if (assignedTo != null && !(await canAnswer(shop.database.db, assignedTo))) throw unknownMember()
  const entry = { action: 'chat-state', subject: `chat:${conversationId}`, change: { status, assignedTo } }
  await recordedChange(shop, session, entry, async (tx, at) => {
    let current = version
    const step = async (isDone: Promise<boolean>) => {
      if (!(await isDone)) throw changedMeanwhile()
      current++
    }
    if (assignedTo !== undefined) await step(assignConversation(tx, conversationId, current, assignedTo))
    if (status === 'closed')
      await step(
        closeConversation(tx, { id: conversationId, version: current, staffId: session.staffId, at }),
      )
    if (status === 'open')
      await step(reopenConversation(tx, { id: conversationId, version: current, at, caseId: shop.newId() }))
    await notifyChat(shop, tx, { about: 'state', conversationId })
  })
  return openInboxConversation(shop, id)
}

/** Whether someone is of staff who may answer. */
async function canAnswer(db: Db, staffId: string): Promise<boolean> {
  return isUuid(staffId) && (await staffMembers(db, 'chat.answer')).some((one) => one.staffId === staffId)
}

export async function addNote(
  shop: Shop,
  { staffId, name }: StaffSession,
  id: string,
  body: string,
): Promise<ChatNote> {
  const { database, clock, newId } = shop
  const { id: conversationId } = await requireConversation(database.db, id)
  const note = { id: newId(), conversationId, staffId, staffName: name, body, createdAt: clock.now() }
  await database.transaction(async (tx) => {
    await insertNote(tx, note)
    await notifyChat(shop, tx, { about: 'state', conversationId })
  })
  return noteView(note)
}

const unknownMember = () =>
  new AppError('refused', 'chat.member-unknown', 'This member of staff cannot answer in the chat')
