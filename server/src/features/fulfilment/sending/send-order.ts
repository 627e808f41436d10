import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isCircuitOpen } from '../../../platform/partners/circuit-breaker.ts'
import {
  type NewPrintOrder,
  PrintOrderRefused,
  type PrintOrderReport,
  type PrintPartner,
} from '../../../ports/print-partner.ts'
import type { Shop } from '../../../shop.ts'
import { systemActor } from '../../orders/index.ts'
import { problemIn } from '../partner-order.rules.ts'
import { lockForMove, movePartnerOrder, thePartner } from '../partner-order-moves.ts'
import {
  claimPartnerOrder,
  findPartnerOrder,
  type PartnerOrderRow,
  releaseClaim,
  renewClaim,
  saveSent,
  updatePartnerOrder,
} from '../partner-orders.queries.ts'
import { requestCancel } from './cancel-order.ts'
import { claimEnd, endClaim, isStillClaimed } from './claims.ts'
import { applyReport, noNews } from './reports.ts'
import { NoPrintPartner, requirePrintPartner } from './required-print-partner.ts'
import { sendAnew } from './send-again.ts'
import { type SendingPlan, sendingPlan } from './sending-plan.ts'

/**
 * Sends a queued order to the partner, once: one caller at a time claims it, and from the second try on the partner is
 * asked whether it has it. Throws when the partner does not answer, so that the job is tried again.
 */
export async function sendPartnerOrder(shop: Shop, id: string): Promise<void> {
  let claimed = await claim(shop, id)
  if (claimed === undefined) return
  try {
    // Nobody changes its order while it is claimed. Reading its files takes long on a busy machine: the claim can be over.
    const plan = await sendingPlan(shop, claimed)
    const renewed = await stillClaimed(shop, claimed)
    if (renewed === undefined) return await endClaim(shop.database, claimed)
    claimed = renewed
    if (plan.kind !== 'send') return await refrain(shop, claimed, plan)
    const { orders } = requirePrintPartner(shop)
    const known = mayBeThere(claimed) ? await orders.find(claimed.externalId) : undefined
    if (known?.progress === 'cancelled') return await orderAnew(shop, claimed)
    const report = await placed(orders, plan.order, known)
    await recordSent(shop, id, report, plan)
  } catch (error) {
    if (error instanceof PrintOrderRefused) return recordRefusal(shop, claimed, error.message)
    await afterFailure(shop, claimed, error)
    throw error
  }
}

/** An earlier try may have reached the partner, though its answer was lost. */
const mayBeThere = ({ tries }: PartnerOrderRow): boolean => tries > 1

/**
 * It is not to be sent: held for staff, or cancelled with its order; what the partner may have is cancelled there first. The
 * claim counted a try, which there was not.
 */
const refrain = (
  shop: Shop,
  claimed: PartnerOrderRow,
  plan: Exclude<SendingPlan, { kind: 'send' }>,
): Promise<void> =>
  shop.database.transaction(async (tx) => {
    const locked = await lockForMove(tx, claimed)
    if (locked?.state !== 'queued' || !isStillClaimed(locked, claimed)) return
    const row = await updatePartnerOrder(tx, locked, { tries: locked.tries - 1, claimedUntil: null })
    if (row === undefined) return
    if (plan.kind === 'hold')
      await movePartnerOrder(shop, tx, row, {
        ...{ to: 'held', actor: systemActor, heldReason: plan.reason, note: plan.note },
      })
    else if (mayBeThere(claimed)) await requestCancel(shop, tx, row)
    else await movePartnerOrder(shop, tx, row, { to: 'cancelled', actor: systemActor })
  })

/** undefined if it need not be sent any more. Throws while somebody else is sending it. */
async function claim({ database, clock }: Shop, id: string): Promise<PartnerOrderRow | undefined> {
  const claimed = await claimPartnerOrder(database.db, id, clock.now(), claimEnd(clock))
  if (claimed === undefined) await requireSettled(database.db, id)
  return claimed
}

/** The same once more, from now on, for one that was claimed before. */
async function stillClaimed(
  { database, clock }: Shop,
  claimed: PartnerOrderRow,
): Promise<PartnerOrderRow | undefined> {
  const renewed = await renewClaim(database.db, claimed, claimEnd(clock))
  if (renewed === undefined) await requireSettled(database.db, claimed.id)
  return renewed
}

async function requireSettled(db: Db, id: string): Promise<void> {
  const row = await findPartnerOrder(db, id)
  if (row?.state === 'queued' && row.cancelRequestedAt === null)
    throw new Error(`the partner order ${id} is being sent`)
}

/** What the partner has cancelled cannot be changed there any more: a job sends it under another external id. */
const orderAnew = (shop: Shop, claimed: PartnerOrderRow): Promise<void> =>
  shop.database.transaction(async (tx) => {
    const row = await lockForMove(tx, claimed)
    if (row?.state !== 'queued' || !isStillClaimed(row, claimed)) return
    await sendAnew(shop, tx, row, {
      actor: systemActor,
      note: 'The print partner had cancelled the order before',
    })
  })

/** One that is there already is not made again, only confirmed if nobody did. */
async function placed(
  orders: PrintPartner['orders'],
  order: NewPrintOrder,
  known: PrintOrderReport | undefined,
): Promise<PrintOrderReport> {
  if (known !== undefined && known.progress !== 'draft' && known.progress !== 'failed') return known
  try {
    await orders.draft(order)
    const confirmed = await orders.confirm(order.externalId)
    // Its costs may not be worked out yet: then it has to be confirmed again.
    if (confirmed.progress === 'draft') throw new Error(`the partner left ${order.externalId} a draft`)
    return confirmed
  } catch (error) {
    if (!(error instanceof PrintOrderRefused)) throw error
    // Somebody else may have confirmed it in between.
    const there = await orders.find(order.externalId)
    const isAccepted = there !== undefined && there.progress !== 'draft' && there.progress !== 'failed'
    if (isAccepted) return there
    throw error
  }
}

const recordSent = (
  shop: Shop,
  id: string,
  report: PrintOrderReport,
  { files, order }: Extract<SendingPlan, { kind: 'send' }>,
): Promise<void> =>
  shop.database.transaction(async (tx) => {
    if (!(await applyReport(shop, tx, id, report, noNews))) return
    for (const { reference: lineId, quantity: units } of order.items)
      await saveSent(tx, lineId, { files: files.get(lineId) ?? [], units })
  })

const recordRefusal = (shop: Shop, found: PartnerOrderRow, words: string): Promise<void> =>
  shop.database.transaction(async (tx) => {
    const row = await lockForMove(tx, found)
    if (row?.state !== 'queued' || !isStillClaimed(row, found)) return
    const problem = { kind: problemIn(words, null), words }
    await movePartnerOrder(shop, tx, row, { to: 'refused', actor: thePartner, problem })
  })

async function afterFailure({ database }: Shop, row: PartnerOrderRow, error: unknown): Promise<void> {
  const words = error instanceof AppError ? error.message : 'The order could not be sent.'
  // While calls are held back, and without keys, nobody has tried.
  const tries = isCircuitOpen(error) || error instanceof NoPrintPartner ? row.tries - 1 : row.tries
  await releaseClaim(database.db, row, { error: words, tries })
}
