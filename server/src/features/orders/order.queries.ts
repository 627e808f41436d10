import type { OrderTodo } from '@first-fashion/contract/orders/staff-calls'
import { type OrderStatus, orderStatus, orderStatuses } from '@first-fashion/contract/orders/status'
import type { Tracking } from '@first-fashion/contract/orders/tracking'
import { and, asc, desc, eq, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { builtOnce } from '../../platform/database/built-once.ts'
import { containing } from '../../platform/database/containing.ts'
import type { Db } from '../../platform/database/database.ts'
import { insertRows } from '../../platform/database/insert-rows.ts'
import { detailsOfOrder, type OrderEvent, type OrderLine } from './full-order/listed-details.ts'
import { type StoredAdjustment, type StoredTender, sumsOfOrder } from './full-order/listed-sums.ts'
import { holdsOf, type LineStock } from './holds/hold.queries.ts'
import { orderEvents, orderLines, orders, stockHolds } from './orders.table.ts'
import { isToPack } from './packing/packing.queries.ts'
import { orderAdjustmentLines, orderAdjustments, orderTenders } from './sums/order-sums.table.ts'

export type OrderRow = typeof orders.$inferSelect

/** An order with everything that is shown of it. */
export interface FullOrder {
  readonly order: OrderRow
  readonly lines: readonly OrderLine[]
  readonly events: readonly OrderEvent[]
  readonly tracking: Tracking | null
  readonly adjustments: readonly StoredAdjustment[]
  readonly tenders: readonly StoredTender[]
}

const fullOrder = { order: orders, ...detailsOfOrder, ...sumsOfOrder }

/** Writes a new order with its lines, its sums, its held stock and its first event, in one statement. */
export async function insertOrder(tx: Db, placed: NewOrder): Promise<void> {
  const { order, lines, adjustments, adjustmentLines, tenders, stock, event } = placed
  await tx.execute(sql`with placed as (${insertRows(orders, [order])}),
    listed as (${insertRows(orderLines, lines)}),
    ${
      adjustments.length === 0
        ? sql``
        : sql`adjusted as (${insertRows(orderAdjustments, adjustments)}),
    spread as (${insertRows(orderAdjustmentLines, adjustmentLines)}),`
    }
    tendered as (${insertRows(orderTenders, tenders)}),
    held as (${insertRows(stockHolds, holdsOf(order.id, stock, order.holdUntil ?? null))}),
    recorded as (${insertRows(orderEvents, [event])})
    select`)
}

export interface NewOrder {
  readonly order: typeof orders.$inferInsert
  readonly lines: readonly (typeof orderLines.$inferInsert)[]
  readonly adjustments: readonly (typeof orderAdjustments.$inferInsert)[]
  readonly adjustmentLines: readonly (typeof orderAdjustmentLines.$inferInsert)[]
  readonly tenders: readonly (typeof orderTenders.$inferInsert)[]
  /** What its lines take: held until `order.holdUntil`, for good without it. */
  readonly stock: readonly LineStock[]
  readonly event: typeof orderEvents.$inferInsert
}

export async function insertEvent(tx: Db, event: typeof orderEvents.$inferInsert): Promise<void> {
  await tx.insert(orderEvents).values(event)
}

export interface OrderFilter {
  readonly customerId?: string
  /** A number, a name, an email or an item, or parts of them. */
  readonly search?: string
  readonly status?: OrderStatus
  readonly payment?: OrderRow['paymentState']
  /** What staff have to do with it. */
  readonly todo?: OrderTodo
  /** Cancelled ones are left out. */
  readonly isStanding?: true
}

/** One page of orders, newest first, each with its lines and events; and how many fit. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ orders: FullOrder[]; total: number }> {
  const rows = await db
    .select({ ...fullOrder, total: sql<number>`(count(*) over ())::int` })
    .from(orders)
    .where(and(...conditionsOf(filter)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset)
  return { orders: rows.map(({ total: _total, ...order }) => order), total: rows[0]?.total ?? 0 }
}

export const countOrders = (db: Db, filter: OrderFilter): Promise<number> =>
  db.$count(orders, and(...conditionsOf(filter)))

const oneOrder = builtOnce((db) =>
  db
    .select(fullOrder)
    .from(orders)
    .where(eq(orders.id, sql.placeholder('orderId')))
    .prepare(''),
)

export async function findOrder(db: Db, orderId: string): Promise<FullOrder | undefined> {
  const [found] = await oneOrder(db).execute({ orderId })
  return found
}

/** Several orders, in any order. */
export async function findOrders(db: Db, orderIds: readonly string[]): Promise<FullOrder[]> {
  return db
    .select(fullOrder)
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
}

/** The orders with these numbers, in any order. */
export async function ordersByNumber(db: Db, numbers: readonly string[]): Promise<FullOrder[]> {
  return db
    .select(fullOrder)
    .from(orders)
    .where(inArray(orders.number, [...new Set(numbers)]))
}

/** The bare order, locked until the transaction ends: its states change one at a time. */
export async function lockOrder(tx: Db, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return row
}

/** Where an order goes within its country, as it is stored. */
export type DeliveryAddress = Pick<
  OrderRow,
  | 'firstName'
  | 'lastName'
  | 'street'
  | 'apartment'
  | 'city'
  | 'state'
  | 'zipcode'
  | 'district'
  | 'area'
  | 'phone'
>

export async function changeOrder(
  tx: Db,
  order: Pick<OrderRow, 'id' | 'version'>,
  change: Partial<
    Pick<
      OrderRow,
      | 'fulfilment'
      | 'paymentState'
      | 'holdUntil'
      | 'completedAt'
      | 'isInProduction'
      | 'isDisputed'
      | 'returnsState'
      | 'prepaidBackCents'
      | 'refundedMinor'
      | 'totalCents'
      | 'discountCents'
      | 'chargedMinor'
      | 'location'
      | keyof DeliveryAddress
    >
  >,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...change, version: order.version + 1 })
    .where(eq(orders.id, order.id))
}

/** The products among the lines of an order. */
export async function productsOfOrder(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  return rows.flatMap(({ id }) => id ?? [])
}

/** Orders whose hold has run out while they await payment. */
export async function unpaidOrdersDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.paymentState, 'awaiting'), isNotNull(orders.holdUntil), lte(orders.holdUntil, now)))
    .orderBy(asc(orders.holdUntil))
    .limit(limit)
  return rows.map((row) => row.id)
}

const hasTodo: Readonly<Record<OrderTodo, SQL | undefined>> = {
  'to-pack': isToPack,
  // The courier has the parcel, and then the money.
  'cash-to-collect': and(
    eq(orders.paymentMethod, 'cod'),
    eq(orders.paymentState, 'awaiting'),
    inArray(orders.fulfilment, ['shipped', 'out-for-delivery']),
  ),
}

function conditionsOf(filter: OrderFilter): SQL[] {
  const conditions: (SQL | undefined)[] = []
  if (filter.customerId !== undefined) conditions.push(eq(orders.customerId, filter.customerId))
  if (filter.payment !== undefined) conditions.push(eq(orders.paymentState, filter.payment))
  if (filter.status !== undefined) conditions.push(hasStatus(filter.status))
  if (filter.todo !== undefined) conditions.push(hasTodo[filter.todo])
  if (filter.isStanding === true) conditions.push(ne(orders.fulfilment, 'cancelled'))
  const search = filter.search?.trim() ?? ''
  if (search !== '') conditions.push(matchesSearch(search))
  return conditions.filter((one) => one !== undefined)
}

/** By number, name, email or item. */
export function matchesSearch(search: string): SQL | undefined {
  const pattern = containing(search)
  return or(
    sql`${orders.number} ilike ${pattern}`,
    sql`${orders.email} ilike ${pattern}`,
    sql`(${orders.firstName} || ' ' || ${orders.lastName}) ilike ${pattern}`,
    sql`exists (select from order_lines l where l.order_id = ${sql.raw('orders.id')} and l.name ilike ${pattern})`,
  )
}

/** The derivation of statuses read backwards: which stored states show this status. */
function hasStatus(status: OrderStatus): SQL | undefined {
  const shown = orders.fulfilment.enumValues.flatMap((fulfilment) =>
    orders.paymentState.enumValues.flatMap((payment) =>
      orders.returnsState.enumValues.map((returns) => ({ fulfilment, payment, returns })),
    ),
  )
  const fitting = shown.filter((states) => orderStatus(states) === status)
  if (!orderStatuses.includes(status) || fitting.length === 0) return sql`false`
  const tuples = fitting.map((states) => sql`(${states.fulfilment}, ${states.payment}, ${states.returns})`)
  return sql`(${orders.fulfilment}, ${orders.paymentState}, ${orders.returnsState}) in (${sql.join(tuples, sql`, `)})`
}

export const hasOrders = async (db: Db): Promise<boolean> =>
  (await db.select({ id: orders.id }).from(orders).limit(1)).length > 0
