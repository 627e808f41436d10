import {
  type HeldReason,
  isInProduction,
  type PartnerOrderState,
  type PartnerProblem,
} from '@first-fashion/contract/fulfilment/status'
import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import { type Actor, lockOrder, orderStates } from '../orders/index.ts'
import { partnerOrderQueued, partnerOrderRefused } from './fulfilment.events.ts'
import { canBecome } from './partner-order.rules.ts'
import {
  insertPartnerOrderEvent,
  lockPartnerOrder,
  type PartnerOrderRow,
  updatePartnerOrder,
} from './partner-orders.queries.ts'

interface PartnerOrderMove {
  readonly to: PartnerOrderState
  readonly actor: Actor
  readonly note?: string
  /** Of one that is held from now on. */
  readonly heldReason?: HeldReason
  /** Of one that was refused, with the partner's words. */
  readonly problem?: { readonly kind: PartnerProblem; readonly words: string }
}

/** The history's words, for staff. */
const texts: Readonly<Record<PartnerOrderState, string>> = {
  held: 'Held',
  queued: 'To be sent',
  sent: 'Accepted by the print partner',
  'on-hold': 'On hold at the print partner',
  printing: 'Being printed',
  shipped: 'Shipped by the print partner',
  delivered: 'Delivered',
  refused: 'Refused by the print partner',
  cancelled: 'Cancelled',
}

/** What the history of the order says too. */
const statusForShopper: Partial<Record<PartnerOrderState, string>> = {
  sent: 'Sent to our print partner',
  printing: 'Being printed',
  refused: 'Print partner cannot make it yet',
}

/** Locks it for a move. As everywhere, its order is locked first. */
export async function lockForMove(
  tx: Db,
  { id, orderId }: Pick<PartnerOrderRow, 'id' | 'orderId'>,
): Promise<PartnerOrderRow | undefined> {
  await lockOrder(tx, orderId)
  return lockPartnerOrder(tx, id)
}

/**
 * The only way in which its state changes: by the table of next states, with a line of history. Its order says whether it
 * is in production. The row is locked for it.
 */
export async function movePartnerOrder(
  shop: Shop,
  tx: Db,
  row: PartnerOrderRow,
  { to, actor, note = '', heldReason, problem }: PartnerOrderMove,
): Promise<PartnerOrderRow> {
  if (!canBecome(row.state, to)) throw new Error(`a partner order that is ${row.state} cannot become ${to}`)
  const at = shop.clock.now()
  const moved = await updatePartnerOrder(tx, row, {
    state: to,
    heldReason: to === 'held' ? (heldReason ?? 'staff') : null,
    problem: to === 'refused' ? (problem?.kind ?? 'other') : null,
    problemNote: to === 'refused' || to === 'on-hold' ? (problem?.words ?? '') : '',
    claimedUntil: null,
    sendError: '',
    changedAt: at,
  })
  await orderStates.markInProduction(tx, row.orderId, isInProduction(to))
  await recordOf(shop, tx, row.id, {
    state: to,
    text: texts[to],
    actor,
    note: note || (problem?.words ?? ''),
  })
  await recordInOrder(shop, tx, row.orderId, to, actor)
  const about = { partnerOrderId: row.id }
  if (to === 'queued') await shop.events.emit(tx, partnerOrderQueued, about)
  if (to === 'refused') await shop.events.emit(tx, partnerOrderRefused, about)
  return moved ?? row
}

interface Entry {
  readonly state: PartnerOrderState
  readonly text: string
  readonly actor: Actor
  readonly note?: string
}

/** A line of its history. */
export const recordOf = (
  { clock }: Shop,
  tx: Db,
  partnerOrderId: string,
  { state, text, actor, note = '' }: Entry,
): Promise<void> =>
  insertPartnerOrderEvent(tx, { partnerOrderId, at: clock.now(), state, text, actor: actor.name, note })

async function recordInOrder(shop: Shop, tx: Db, orderId: string, to: PartnerOrderState, actor: Actor) {
  const text = statusForShopper[to]
  if (text !== undefined) await orderStates.addHistory(shop, tx, orderId, { kind: 'print', text, actor })
}

export const thePartner: Actor = { kind: 'partner', id: null, name: 'Print partner' }
