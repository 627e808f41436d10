import { record } from '../../orders/index.ts'
import type { FollowDeps } from '../fulfilment-deps.ts'
import { lockForMove, recordOf, thePartner, theShop } from '../partner-order-moves.ts'
import {
  isClaimed,
  linesOfPartnerOrder,
  type PartnerOrderRow,
  partnerOrderOf,
} from '../partner-orders.queries.ts'
import { isCancelledThere } from './cancel-order.ts'
import { claimLocked, endClaim, isStillClaimed } from './claims.ts'
import { fetchReport } from './reports.ts'
import { sendAgain } from './send-again.ts'

/** What changed of an order after it was sent. */
interface OrderChange {
  /** For the history of the order at the partner. */
  readonly note: string
  /** What its shopper and staff read if the partner has begun it. */
  readonly tooLate: string
}

const newAddress: OrderChange = {
  note: 'New delivery address',
  tooLate: 'Too late for the new address: the print partner sends it to the one before',
}
const fewerUnits: OrderChange = {
  note: 'Items cancelled',
  tooLate: 'Too late to cancel these items at the print partner: they come all the same',
}

/** The order goes to another address. Throws as `sendChanged`. */
export const sendToNewAddress = (deps: FollowDeps, orderId: string): Promise<void> =>
  sendChanged(deps, orderId, newAddress)

/** Some of these lines are not wanted any more. Throws as `sendChanged`. */
export async function sendFewerUnits(
  deps: FollowDeps,
  orderId: string,
  lineIds: readonly string[],
): Promise<void> {
  const { db } = deps.database
  const row = await partnerOrderOf(db, orderId)
  const printed = row === undefined ? [] : await linesOfPartnerOrder(db, row.id)
  if (printed.some(({ lineId }) => lineIds.includes(lineId))) await sendChanged(deps, orderId, fewerUnits)
}

/**
 * What the partner may have as it was before, and has not begun, is cancelled there and sent anew; what was never sent is
 * read when it is. Throws while it is being sent, or if the partner does not answer, to be tried again.
 */
async function sendChanged(deps: FollowDeps, orderId: string, change: OrderChange): Promise<void> {
  const found = await partnerOrderOf(deps.database.db, orderId)
  const claimed = found === undefined ? undefined : await claim(deps, found)
  if (claimed === undefined) return
  if (await hasStopped(deps, claimed)) await sendClaimedAnew(deps, claimed, change)
  else await recordTooLate(deps, claimed, change)
}

async function hasStopped({ database, printOrders }: FollowDeps, claimed: PartnerOrderRow): Promise<boolean> {
  try {
    return await isCancelledThere(printOrders, claimed.externalId)
  } catch (error) {
    await endClaim(database, claimed)
    throw error
  }
}

/** The partner may know it as it was: it has the order, or somebody began to send it. */
const mayBeThere = ({ state, tries }: PartnerOrderRow): boolean =>
  state === 'sent' || state === 'on-hold' || (state === 'queued' && tries > 0)

/** undefined if there is nothing to do. */
const claim = (
  { database, clock }: FollowDeps,
  found: PartnerOrderRow,
): Promise<PartnerOrderRow | undefined> =>
  database.transaction(async (tx) => {
    const row = await lockForMove(tx, found)
    if (row === undefined) return undefined
    if (isClaimed(row, clock.now())) throw new Error(`the partner order ${row.id} is being sent or cancelled`)
    return mayBeThere(row) ? claimLocked(tx, row, clock) : undefined
  })

const sendClaimedAnew = (deps: FollowDeps, claimed: PartnerOrderRow, { note }: OrderChange): Promise<void> =>
  deps.database.transaction(async (tx) => {
    const row = await lockForMove(tx, claimed)
    // Meanwhile its order may have been cancelled.
    if (row === undefined || !isStillClaimed(row, claimed)) return
    await sendAgain(deps, tx, row, { isNewAttempt: true, actor: theShop, note })
  })

async function recordTooLate(
  deps: FollowDeps,
  claimed: PartnerOrderRow,
  { tooLate: text }: OrderChange,
): Promise<void> {
  await endClaim(deps.database, claimed)
  await fetchReport(deps, claimed.id, { reason: '', isDelivery: false })
  await deps.database.transaction(async (tx) => {
    const row = await lockForMove(tx, claimed)
    if (row === undefined) return
    await recordOf(deps, tx, row.id, { state: row.state, text, actor: thePartner })
    await record(deps, tx, row.orderId, { kind: 'print', text, actor: thePartner })
  })
}
