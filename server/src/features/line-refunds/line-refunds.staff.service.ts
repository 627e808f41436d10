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
import { type Actor, dueOf, lockOrder, orderStates, stopProduction, unknownOrder } from '../orders/index.ts'
import { type CreditedRefunds, leftToRefund, type Refunds } from '../payments/index.ts'
import { recordedChange } from '../staff/index.ts'
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

export interface LineRefunds {
  /** Refuses with 'order.unknown', as all of these. */
  ofOrder(orderId: string): Promise<RefundableLines>
  /** Refuses as `planLineRefund` does. */
  preview(orderId: string, asked: ParsedBody<Calls['staff.line-refund-preview']>): Promise<LineRefundFigures>
  /**
   * Cancels or refunds units. If nothing of an order is left that was not shipped, the order is cancelled. What a partner
   * would make of them is stopped first, unless staff refund it knowing that it is made. Refuses with
   * 'line-refunds.changed-meanwhile', what payments refuse, and as `StopProduction`, too.
   */
  refund(session: StaffSession, orderId: string, asked: Asked): Promise<RefundableLines>
}

export interface LineRefundsDeps extends Shop {
  readonly refunds: Pick<Refunds, 'request'>
  readonly credited: Pick<CreditedRefunds, 'refund'>
}

export function createLineRefunds(deps: LineRefundsDeps): LineRefunds {
  const { db } = deps.database
  return {
    ofOrder: (orderId) => refundableLines(db, orderId),
    preview: async (orderId, asked) => figuresView(await planLineRefund(db, orderId, asked)),
    refund: async (session, orderId, asked) => {
      if (!isUuid(orderId)) throw unknownOrder()
      const plan = await currentPlan(db, orderId, asked)
      if (plan.full.order.isInProduction) await post(deps, session, orderId, asked)
      else
        await stopProduction(deps)(orderId, (settle) => post(deps, session, orderId, asked, settle), {
          kind: 'fewer-units',
          units: asked.lines,
        })
      return refundableLines(db, orderId)
    },
  }
}

/** The plan that was shown; refuses with 'line-refunds.changed-meanwhile' if it would be another one by now. */
async function currentPlan(db: Db, orderId: string, asked: Asked): Promise<LineRefundPlan> {
  const plan = await planLineRefund(db, orderId, asked)
  if (plan.full.order.version !== asked.version || plan.totalCents !== centsFromRupees(asked.total))
    throw changedMeanwhile()
  return plan
}

async function post(
  deps: LineRefundsDeps,
  session: StaffSession,
  orderId: string,
  asked: Asked,
  settle?: (tx: Db) => Promise<void>,
): Promise<void> {
  const entry = { action: 'order-line-refund', subject: `order:${orderId}`, change: asked }
  const actor = { kind: 'staff', id: session.staffId, name: session.name } as const
  await recordedChange(deps, session, entry, async (tx) => {
    if ((await lockOrder(tx, orderId)) === undefined) throw unknownOrder()
    const plan = await currentPlan(tx, orderId, asked)
    await settle?.(tx)
    if (plan.isWholeOrder) await cancelAll(deps, tx, plan, asked, actor)
    else await refundUnits(deps, tx, plan, asked, actor)
  })
}

async function cancelAll(
  deps: LineRefundsDeps,
  tx: Db,
  { full }: LineRefundPlan,
  { version, note }: Asked,
  actor: Actor,
): Promise<void> {
  await orderStates.moveOrder(deps, tx, full.order.id, { to: 'cancelled', version, note }, actor)
  await productStockChanged(deps, tx, productsOf(full.lines))
}

async function refundUnits(
  deps: LineRefundsDeps,
  tx: Db,
  plan: LineRefundPlan,
  { lines, note }: Asked,
  actor: Actor,
): Promise<void> {
  const { full, kind } = plan
  const orderId = full.order.id
  const cause = `${causePrefix}${deps.newId()}`
  const named = lines.flatMap(({ lineId, quantity }) => {
    const line = full.lines.find(({ id }) => id === lineId)
    return line === undefined ? [] : [`${quantity} × ${[line.name, ...line.options].join(', ')}`]
  })
  await orderStates.recordLineRefund(
    deps,
    tx,
    orderId,
    { kind, lines: plan.lines, isUnpaid: isUnpaid(full), cause, note: `${named.join('; ')}. ${note}` },
    actor,
  )
  if (kind === 'cancelled')
    await productStockChanged(deps, tx, productsOf(full.lines.filter(({ id }) => isAmong(id, lines))))
  if (!isUnpaid(full)) await postRefund(deps, tx, plan, { note, cause }, actor)
  await deps.events.emit(tx, linesRefunded, { orderId, kind, lines: [...lines] })
}

/** Sends the money back as it was shown. */
async function postRefund(
  { credited, refunds }: LineRefundsDeps,
  tx: Db,
  { full: { order }, split, totalCents }: LineRefundPlan,
  how: { readonly note: string; readonly cause: string },
  actor: Actor,
): Promise<void> {
  if (split.creditCents > 0)
    await credited.refund(tx, order.id, { cents: lkrCents(split.creditCents), ...how }, actor)
  const { attempt } = await leftToRefund(tx, order)
  if (split.originalMinor > 0 && attempt !== undefined)
    await refunds.request(tx, {
      attempt,
      order,
      reason: 'staff',
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

async function refundableLines(db: Db, orderId: string): Promise<RefundableLines> {
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
