import { randomUUID } from 'node:crypto'
import type { ChatProposal } from '@first-fashion/contract/chat/message'
import { type ProposalTerms, proposalTerms } from '@first-fashion/contract/chat/proposal-terms'
import { may } from '@first-fashion/contract/staff/roles'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { orderStates } from '../../orders/index.ts'
import { staffMembers } from '../../staff/index.ts'
import { chatProposalAccepted } from '../chat.events.ts'
import { notifyChat } from '../delivery/chat-delivery.ts'
import { proposalView } from '../messages/message.view.ts'
import { type SentMessage, sendMessageIn } from '../messages/send-message.ts'
import { firstName, requireConversation } from '../staff/inbox.staff.service.ts'
import { type ActionContext, type ChatAction, chatActions } from './chat-action.ts'
import {
  decideProposal,
  findProposal,
  finishProposal,
  insertProposal,
  resetProposal,
  startProposal,
} from './proposals.queries.ts'

/** The terms with the figures that were shown, and the order they are about. */
const storedTerms = z.object({
  terms: proposalTerms,
  agreed: z.record(z.string(), z.number()),
  orderId: z.string().nullable(),
})

type Found = NonNullable<Awaited<ReturnType<typeof findProposal>>>

async function requireProposal(
  db: Db,
  proposalId: string,
  isAsked: (found: Found) => boolean = () => true,
): Promise<Found> {
  const found = isUuid(proposalId) ? await findProposal(db, proposalId) : undefined
  if (found === undefined || !isAsked(found))
    throw new AppError('unknown', 'chat.proposal-unknown', 'This proposal does not exist')
  return found
}

/** Refuses with 'chat.proposal-unknown' and 'chat.proposal-decided'. */
export async function answerProposal(
  shop: Shop,
  customerId: string,
  proposalId: string,
  agrees: boolean,
): Promise<ChatProposal> {
  const { db } = shop.database
  const found = await requireProposal(db, proposalId, (one) => one.customerId === customerId)
  await decide(shop, found, agrees ? 'accepted' : 'declined')
  return proposalView((await requireProposal(db, proposalId)).proposal)
}

/** Refuses as `answerProposal` does. */
export async function withdrawProposal(shop: Shop, proposalId: string): Promise<ChatProposal> {
  const { db } = shop.database
  await decide(shop, await requireProposal(db, proposalId), 'withdrawn')
  return proposalView((await requireProposal(db, proposalId)).proposal)
}

/**
 * What an agent proposes in the chat. Refuses with 'chat.unknown', with 'staff.role-forbids' without the permission of what
 * is proposed, and with 'chat.proposal-impossible' what its service would refuse.
 */
export async function propose(
  shop: Shop,
  session: StaffSession,
  conversationId: string,
  terms: ProposalTerms,
  clientId: string = randomUUID(),
): Promise<SentMessage> {
  const { database, clock, newId } = shop
  const conversation = await requireConversation(database.db, conversationId)
  const { customerId } = conversation
  const action = actionOf(shop, terms.kind, session)
  const { title, facts, agreed, orderId } = await offered(action, { customerId, session }, terms)
  const stored = { terms, agreed, orderId: orderId ?? null }
  const id = newId()
  return database.transaction(async (tx) => {
    await insertProposal(tx, {
      ...{ id, conversationId, kind: terms.kind, terms: stored, title, facts, status: 'open', outcome: '' },
      staffId: session.staffId,
      createdAt: clock.now(),
    })
    return sendMessageIn(shop, tx, customerId, {
      ...{ conversationId, sender: 'staff', staffId: session.staffId, card: null, pictureId: null, body: '' },
      senderName: firstName(session.name),
      clientId,
      proposalId: id,
    })
  })
}

/** Refuses with 'staff.role-forbids' who may not do it elsewhere either. */
function actionOf(shop: Shop, kind: string, session: Pick<StaffSession, 'permissions'>): ChatAction {
  const action = chatActions(shop).find((one) => one.kind === kind)
  if (action === undefined) throw impossible('This cannot be proposed')
  if (!may(session, action.permission))
    throw new AppError('forbidden', 'staff.role-forbids', 'Your role does not allow this')
  return action
}

async function offered(action: ChatAction, context: ActionContext, terms: ProposalTerms) {
  try {
    return await action.offer(context, terms as never)
  } catch (error) {
    if (error instanceof AppError && !passedOn.has(error.code)) throw impossible(error.message, error)
    throw error
  }
}

/** What the agent can do something about. */
const passedOn = new Set(['staff.role-forbids', 'staff.proof-needed'])

const impossible = (message: string, cause?: unknown) =>
  new AppError('refused', 'chat.proposal-impossible', message, { cause })

async function decide(
  shop: Shop,
  { proposal, sequence }: Found,
  status: 'accepted' | 'declined' | 'withdrawn',
): Promise<void> {
  const { database, clock, events } = shop
  await database.transaction(async (tx) => {
    const isDecided = await decideProposal(tx, proposal.id, { status, outcome: '', decidedAt: clock.now() })
    if (!isDecided)
      throw new AppError(
        'conflict',
        'chat.proposal-decided',
        'This proposal was answered or taken back meanwhile',
      )
    if (status === 'accepted') await events.emit(tx, chatProposalAccepted, { proposalId: proposal.id })
    await notifyChat(shop, tx, { about: 'proposal', conversationId: proposal.conversationId, sequence })
  })
}

/**
 * Makes an accepted proposal happen, at most once; what its service refuses is said in the chat, and also that nobody
 * knows what became of it, if the server stopped meanwhile. Throws while another delivery is still at it.
 */
export async function performProposal(shop: Shop, proposalId: string): Promise<void> {
  const { db } = shop.database
  const found = await findProposal(db, proposalId)
  if (found === undefined || found.proposal.status !== 'accepted' || found.proposal.outcome !== '') return
  const { terms, agreed, orderId } = storedTerms.parse(found.proposal.terms)
  const outcome = await once(shop, found, async () => {
    const session = await sessionOf(shop, found.proposal.staffId)
    const action = actionOf(shop, terms.kind, session)
    return action.perform({ customerId: found.customerId, session }, terms as never, agreed)
  })
  await shop.database.transaction(async (tx) => {
    if (!(await finishProposal(tx, proposalId, outcome))) return
    if (orderId !== null && outcome.status === 'accepted') await noteInTimeline(shop, tx, orderId, found)
    const { conversationId } = found.proposal
    await notifyChat(shop, tx, { about: 'proposal', conversationId, sequence: found.sequence })
  })
}

/** What was begun so long ago and not finished was cut off. */
const cutOffAfterMs = 60_000

/** Does the work unless it was begun before: the server may have stopped just after it was done. */
async function once(
  { database: { db }, clock }: Shop,
  { proposal: { id, startedAt } }: Found,
  work: () => Promise<string>,
) {
  const now = clock.now()
  if (await startProposal(db, id, now)) return attempt(work, () => resetProposal(db, id))
  if (startedAt === null || now.getTime() - startedAt.getTime() < cutOffAfterMs)
    throw new Error(`Proposal ${id} is being carried out`)
  return { status: 'failed', outcome: 'We are not sure that this worked. We look into it.' } as const
}

/** What a service refuses is an outcome; a fault is tried again by the job. */
async function attempt(work: () => Promise<string>, reset: () => Promise<void>) {
  try {
    return { status: 'accepted', outcome: await work() } as const
  } catch (error) {
    if (error instanceof AppError) return { status: 'failed', outcome: error.message } as const
    await reset()
    throw error
  }
}

/** Who proposed it acts: with the role of today, and not at all once gone. */
async function sessionOf({ database, clock }: Shop, staffId: string | null): Promise<StaffSession> {
  const member = (await staffMembers(database.db, 'chat.answer')).find((one) => one.staffId === staffId)
  if (member === undefined) throw impossible('Who proposed this no longer works here')
  return {
    ...member,
    csrfToken: '',
    needsSecondFactor: false,
    provedAt: clock.now(),
    isProofRecent: true,
    tokenHash: Buffer.alloc(0),
  }
}

const noteInTimeline = (shop: Shop, tx: Db, orderId: string, { proposal, customerId }: Found) =>
  orderStates.addHistory(shop, tx, orderId, {
    kind: 'chat-agreement',
    text: `Agreed in the chat: ${proposal.title}`,
    actor: { kind: 'customer', id: customerId, name: 'Customer' },
  })
