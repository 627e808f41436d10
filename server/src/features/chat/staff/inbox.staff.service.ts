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
import { type HistoryPage, historyPage, unknownConversation } from '../conversations/chat.service.ts'
import {
  conversationOfCustomer,
  findConversation,
  insertConversation,
  markRead,
} from '../conversations/conversations.queries.ts'
import type { ChatDelivery } from '../delivery/chat-delivery.ts'
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

export interface StaffText {
  readonly message: string
  readonly clientId?: string | undefined
}

type StateChange = ParsedBody<Calls['staff.chat-state']>

/** The staff's side of the chat. All of these refuse with 'chat.unknown'. */
export interface Inbox {
  list(
    session: StaffSession,
    query: ParsedQuery<Calls['staff.chat-inbox']>,
  ): Promise<{
    conversations: InboxConversation[]
    counts: Record<ChatFolder, number>
    total: number
    pages: number
  }>
  /** Only refuses. */
  require(id: string): Promise<void>
  /** Whether the customer has the chat open. */
  isOnline(id: string): Promise<boolean>
  open(id: string): Promise<OpenedConversation>
  /** The conversation with a customer, made if there is none. Refuses with 'customers.unknown'. */
  withCustomer(customerId: string): Promise<string>
  history(id: string, part: Parameters<typeof historyPage>[2]): Promise<HistoryPage>
  /** Refuses as `messageText` does. */
  send(session: StaffSession, id: string, text: StaffText): Promise<SentMessage>
  sendPicture(session: StaffSession, id: string, text: StaffText, pictureId: string): Promise<SentMessage>
  /** Refuses with 'chat.changed-meanwhile' and 'chat.member-unknown'. */
  change(session: StaffSession, id: string, change: StateChange): Promise<OpenedConversation>
  note(session: StaffSession, id: string, body: string): Promise<ChatNote>
  read(id: string, sequence: number): Promise<void>
  typing(session: StaffSession, id: string, isTyping: boolean): Promise<void>
}

export interface InboxDeps extends Shop {
  readonly delivery: ChatDelivery
}

export function createInbox(deps: InboxDeps): Inbox {
  const { database, delivery } = deps
  const { db } = database
  const open = async (id: string) => openedView(db, await requireRow(db, id))
  const send = (session: StaffSession, id: string, text: StaffText, pictureId: string | null) =>
    answer(deps, session, id, { ...text, pictureId })
  return {
    list: async (session, { folder, mine, search = '', page }) => {
      const filter = {
        folder,
        search: search.trim(),
        assignedTo: mine === 'yes' ? session.staffId : undefined,
      }
      const { rows, ...counted } = await pageOf(page, (window) => inboxPage(db, filter, window))
      return { conversations: rows.map(inboxView), counts: await folderCounts(db), ...counted }
    },
    open,
    require: async (id) => void (await requireConversation(db, id)),
    isOnline: (id) => isOnline(deps, id),
    withCustomer: (customerId) => conversationWith(deps, customerId),
    history: async (id, part) => historyPage(deps, await requireConversation(db, id), part),
    send: (session, id, text) => send(session, id, text, null),
    sendPicture: send,
    change: async (session, id, change) => {
      await changeState(deps, session, id, change)
      return open(id)
    },
    note: (session, id, body) => addNote(deps, session, id, body),
    read: (id, sequence) => readUpTo(deps, id, sequence),
    typing: async ({ name }, id, isTyping) => {
      const { id: conversationId } = await requireConversation(db, id)
      const typed = { about: 'typing', conversationId, senderType: 'admin', isTyping } as const
      await delivery.send(db, { ...typed, senderName: firstName(name) })
    },
  }
}

async function isOnline({ database, clock }: InboxDeps, id: string): Promise<boolean> {
  const { customerOnlineUntil } = await requireConversation(database.db, id)
  return customerOnlineUntil !== null && customerOnlineUntil > clock.now()
}

async function readUpTo({ database, delivery }: InboxDeps, id: string, sequence: number): Promise<void> {
  const { id: conversationId } = await requireConversation(database.db, id)
  const read = await markRead(database.db, conversationId, 'staff', sequence)
  if (read !== undefined)
    await delivery.send(database.db, { about: 'read', conversationId, by: 'admin', sequence, ...read })
}

/** Customers read the first name of who answers. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name

async function requireRow(db: Db, id: string) {
  const row = isUuid(id) ? await findInboxRow(db, id) : undefined
  if (row === undefined) throw unknownConversation()
  return row
}

export async function requireConversation(db: Db, id: string) {
  const row = isUuid(id) ? await findConversation(db, id) : undefined
  if (row === undefined) throw unknownConversation()
  return row
}

async function answer(
  deps: InboxDeps,
  session: StaffSession,
  id: string,
  { message, clientId, pictureId }: StaffText & { readonly pictureId: string | null },
): Promise<SentMessage> {
  const conversation = await requireConversation(deps.database.db, id)
  return sendMessage(deps, conversation.customerId, {
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

async function conversationWith({ database, clock, newId }: InboxDeps, customerId: string): Promise<string> {
  const { db } = database
  const customer = isUuid(customerId) ? await customerById(db, customerId) : undefined
  if (customer === undefined) throw unknownCustomer()
  await insertConversation(db, { id: newId(), customerId, createdAt: clock.now() })
  const conversation = await conversationOfCustomer(db, customerId)
  if (conversation === undefined) throw unknownConversation()
  return conversation.id
}

async function changeState(
  deps: InboxDeps,
  session: StaffSession,
  id: string,
  change: StateChange,
): Promise<void> {
  const { id: conversationId } = await requireConversation(deps.database.db, id)
  const { version, status, assignedTo } = change
  if (assignedTo != null && !(await canAnswer(deps.database.db, assignedTo))) throw unknownMember()
  const entry = { action: 'chat-state', subject: `chat:${conversationId}`, change: { status, assignedTo } }
  await recordedChange(deps, session, entry, async (tx, at) => {
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
      await step(reopenConversation(tx, { id: conversationId, version: current, at, caseId: deps.newId() }))
    await deps.delivery.send(tx, { about: 'state', conversationId })
  })
}

/** Whether someone is of staff who may answer. */
async function canAnswer(db: Db, staffId: string): Promise<boolean> {
  return isUuid(staffId) && (await staffMembers(db, 'chat.answer')).some((one) => one.staffId === staffId)
}

async function addNote(
  { database, clock, newId, delivery }: InboxDeps,
  { staffId, name }: StaffSession,
  id: string,
  body: string,
): Promise<ChatNote> {
  const { id: conversationId } = await requireConversation(database.db, id)
  const note = { id: newId(), conversationId, staffId, staffName: name, body, createdAt: clock.now() }
  await database.transaction(async (tx) => {
    await insertNote(tx, note)
    await delivery.send(tx, { about: 'state', conversationId })
  })
  return noteView(note)
}

const unknownMember = () =>
  new AppError('refused', 'chat.member-unknown', 'This member of staff cannot answer in the chat')
