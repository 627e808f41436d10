import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { LineRefundFigures, RefundableLines } from '@first-fashion/contract/line-refunds/staff-calls'
import {
  centsFromRupees,
  formatCharged,
  lkrCents,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { productStockChanged } from '../catalog/index.ts'
import {
  type Actor,
  dueOf,
  lockOrder,
  orderStates,
  staffActor,
  stopProduction,
  unknownOrder,
} from '../orders/index.ts'
import { leftToRefund, refundToCredit, requestRefund } from '../payments/index.ts'
import { recordedChange, requireProofOfRefund } from '../staff/index.ts'
import {
  isUnpaid,
  type LineRefundPlan,
  leftLines,
  orderOf,
  planLineRefund,
  possibleKind,
  sourceOf,
} from './line-refund-plan.ts'
import { linesRefunded } from './line-refunds.events.ts'
import { causePrefix } from './refunded-units.ts'

type Asked = ParsedBody<Calls['staff.line-refund']>

/** Refuses as `planLineRefund` does. */
export const previewLineRefund = async (
  { database }: Shop,
  orderId: string,
  asked: ParsedBody<Calls['staff.line-refund-preview']>,
): Promise<LineRefundFigures> => figuresView(await planLineRefund(database.db, orderId, asked))

/**
 * Cancels or refunds units. If nothing of an order is left that was not shipped, the order is cancelled. What a partner
 * would make of them is stopped first, unless staff refund it knowing that it is made. Refuses with 'order.unknown',
 * 'line-refunds.changed-meanwhile', what payments refuse, and as `StopProduction`, too.
 */
export async function refundLines(
  shop: Shop,
  session: StaffSession,
  orderId: string,
  asked: Asked,
): Promise<RefundableLines> {
  if (!isUuid(orderId)) throw unknownOrder()
  const plan = await currentPlan(shop.database.db, orderId, asked)
  // Before the partner is asked to stop.
  const cents = isUnpaid(plan.full) ? 0 : plan.totalCents
  await requireProofOfRefund(shop.database.db, session, { orderId, cents })
  if (plan.full.order.isInProduction) await post(shop, session, orderId, asked)
  else
    await stopProduction(shop)(orderId, (settle) => post(shop, session, orderId, asked, settle), {
      kind: 'fewer-units',
      units: asked.lines,
    })
  return findRefundableLines(shop, orderId)
}

/** The plan that was shown; refuses with 'line-refunds.changed-meanwhile' if it would be another one by now. */
async function currentPlan(db: Db, orderId: string, asked: Asked): Promise<LineRefundPlan> {
  const plan = await planLineRefund(db, orderId, asked)
  if (plan.full.order.version !== asked.version || plan.totalCents !== centsFromRupees(asked.total))
    throw changedMeanwhile()
  return plan
}

async function post(
  shop: Shop,
  session: StaffSession,
  orderId: string,
  asked: Asked,
  settle?: (tx: Db) => Promise<void>,
): Promise<void> {
  const entry = { action: 'order-line-refund', subject: `order:${orderId}`, change: asked }
  const actor = staffActor(session)
  await recordedChange(shop, session, entry, async (tx) => {
    if ((await lockOrder(tx, orderId)) === undefined) throw unknownOrder()
    const plan = await currentPlan(tx, orderId, asked)
    await settle?.(tx)
    if (plan.isWholeOrder) await cancelAll(shop, tx, plan, asked, actor)
    else await refundUnits(shop, tx, plan, asked, actor)
  })
}

async function cancelAll(
  shop: Shop,
  tx: Db,
  { full }: LineRefundPlan,
  { version, note }: Asked,
  actor: Actor,
): Promise<void> {
  await orderStates.moveOrder(shop, tx, full.order.id, { to: 'cancelled', version, note }, actor)
  await productStockChanged(shop, tx, productsOf(full.lines))
}

async function refundUnits(
  shop: Shop,
  tx: Db,
  plan: LineRefundPlan,
  { lines, note }: Asked,
  actor: Actor,
): Promise<void> {
  const { full, kind } = plan
  const orderId = full.order.id
  const cause = `${causePrefix}${shop.newId()}`
  const named = lines.flatMap(({ lineId, quantity }) => {
    const line = full.lines.find(({ id }) => id === lineId)
    return line === undefined ? [] : [`${quantity} × ${[line.name, ...line.options].join(', ')}`]
  })
  await orderStates.recordLineRefund(
    shop,
    tx,
    orderId,
    { kind, lines: plan.lines, isUnpaid: isUnpaid(full), cause, note: `${named.join('; ')}. ${note}` },
    actor,
  )
  if (kind === 'cancelled')
    await productStockChanged(shop, tx, productsOf(full.lines.filter(({ id }) => isAmong(id, lines))))
  if (!isUnpaid(full)) await postRefund(shop, tx, plan, { note, cause }, actor)
  await shop.events.emit(tx, linesRefunded, { orderId, kind, lines: [...lines] })
}

/** Sends the money back as it was shown. */
async function postRefund(
  shop: Shop,
  tx: Db,
  { full: { order }, split, totalCents }: LineRefundPlan,
  how: { readonly note: string; readonly cause: string },
  actor: Actor,
): Promise<void> {
  if (split.creditCents > 0)
    await refundToCredit(shop, tx, order.id, { cents: lkrCents(split.creditCents), ...how }, actor)
  const { attempt } = await leftToRefund(tx, order)
  if (split.originalMinor > 0 && attempt !== undefined)
    await requestRefund(shop, tx, {
      attempt,
      order,
      reason: 'staff',
      by: actor,
      amountMinor: split.originalMinor,
      amountCents: totalCents - split.creditCents,
      ...how,
    })
}

const isAmong = (id: string, lines: Asked['lines']): boolean => lines.some(({ lineId }) => lineId === id)

const productsOf = (lines: readonly { readonly productId: string | null }[]): string[] => [
  ...new Set(lines.flatMap(({ productId }) => productId ?? [])),
]

const rupees = (cents: number) => rupeesFromCents(lkrCents(cents))

/** Refuses with 'order.unknown'. */
export async function findRefundableLines(
  { database: { db } }: Shop,
  orderId: string,
): Promise<RefundableLines> {
  const full = await orderOf(db, orderId)
  const possible = possibleKind(full)
  const kind = possible === 'cancelled' || possible === 'refunded' ? possible : null
  const left = new Map((await leftLines(db, full)).map((line) => [line.bought.id, line.left]))
  return {
    kind,
    problem: kind === null ? possible : '',
    isUnpaid: isUnpaid(full),
    isInProduction: full.order.isInProduction,
    version: full.order.version,
    payouts: [...(await sourceOf(db, full)).payouts],
    lines: full.lines.map((line) => ({
      lineId: line.id,
      name: line.name,
      options: [...line.options],
      isMadeToOrder: line.madeToOrder,
      quantity: line.quantity,
      cancelled: line.cancelledQuantity,
      refunded: line.goneQuantity - line.cancelledQuantity,
      left: left.get(line.id) ?? 0,
    })),
  }
}

const figuresView = ({ full, lines, split, ...plan }: LineRefundPlan): LineRefundFigures => ({
  lines: lines.map(({ lineId, quantity, priceCents, discounts, cents }) => ({
    lineId,
    quantity,
    price: rupees(priceCents),
    discounts: discounts.map((discount) => ({ label: discount.label, amount: rupees(0 - discount.cents) })),
    amount: rupees(cents),
  })),
  shipping: rupees(plan.shippingCents),
  isWholeOrder: plan.isWholeOrder,
  alreadyRefunded: rupees(plan.deductedCents),
  total: rupees(plan.totalCents),
  toStoreCredit: rupees(split.creditCents),
  ...(isUnpaid(full)
    ? { toOriginal: 0, toOriginalText: '', toCollect: rupees(dueOf(full.order) - split.originalCents) }
    : { ...originalOf(full, split), toCollect: null }),
})

const originalOf = ({ order }: LineRefundPlan['full'], split: LineRefundPlan['split']) => ({
  toOriginal: rupees(split.originalCents),
  toOriginalText: split.originalMinor === 0 ? '' : formatCharged(split.originalMinor, order.currencyCode),
})

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'line-refunds.changed-meanwhile',
    'This order has changed meanwhile. Please check the figures again.',
  )
