import { and, desc, eq, inArray, isNotNull, isNull, max, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { orderLineRefunds, orderLines, orders } from '../orders.table.ts'

/** Which orders count; by default all that were placed. */
export interface PurchaseFilter {
  /** 'completed' are paid, not refunded as a whole, and their return window is over. */
  readonly state?: 'not-cancelled' | 'delivered' | 'completed'
  /** Something of it was bought before it opened for everyone. */
  readonly isEarlyAccess?: true
  readonly productId?: string
  /** Another customer who ordered with the same phone number, or to the same address. */
  readonly sharesContactWith?: string
  readonly exceptId?: string | undefined
}

export interface Purchases {
  /** How many orders. */
  readonly count: number
  /** When the newest was placed. */
  readonly lastAt: Date
}

/** What each of some customers has ordered; customers without such an order are missing. */
export async function purchasesOf(
  db: Db,
  customerIds: readonly string[],
  filter: PurchaseFilter = {},
): Promise<ReadonlyMap<string, Purchases>> {
  if (customerIds.length === 0) return new Map()
  const rows = await db
    .select({ id: orders.customerId, count: sql<number>`count(*)::int`, lastAt: max(orders.placedAt) })
    .from(orders)
    .where(and(inArray(orders.customerId, [...customerIds]), ...conditionsOf(filter)))
    .groupBy(orders.customerId)
  return new Map(
    rows.flatMap(({ id, count, lastAt }) =>
      id === null || lastAt === null ? [] : [[id, { count, lastAt }] as const],
    ),
  )
}

const inState = {
  'not-cancelled': ne(orders.fulfilment, 'cancelled'),
  delivered: eq(orders.fulfilment, 'delivered'),
  completed: and(isNotNull(orders.completedAt), inArray(orders.paymentState, ['paid', 'partly-refunded'])),
} as const

function conditionsOf({ state, isEarlyAccess, productId, sharesContactWith, exceptId }: PurchaseFilter) {
  return [
    state === undefined ? undefined : inState[state],
    isEarlyAccess === undefined ? undefined : hasLine(eq(orderLines.earlyAccess, true)),
    productId === undefined ? undefined : hasLine(eq(orderLines.productId, productId)),
    sharesContactWith === undefined ? undefined : sharesContact(sharesContactWith),
    exceptId === undefined ? undefined : ne(orders.id, exceptId),
  ]
}

const hasLine = (condition: SQL): SQL =>
  sql`exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${condition})`

const sharesContact = (customerId: string): SQL => sql`exists (
  select from orders b where b.customer_id = ${customerId} and (
    right(regexp_replace(${orders.phone}, '\\D', '', 'g'), 9) = right(regexp_replace(b.phone, '\\D', '', 'g'), 9)
    or lower(regexp_replace(${orders.street} || ${orders.city} || ${orders.countryCode}, '\\W', '', 'g'))
      = lower(regexp_replace(b.street || b.city || b.country_code, '\\W', '', 'g'))))`

/**
 * Those of some things, of a kind that is not of the catalogue, that orders have lines of; with `isStanding` cancelled
 * orders do not count.
 */
export async function orderedItems(
  db: Db,
  kind: string,
  ids: readonly string[],
  { isStanding = false }: { readonly isStanding?: boolean } = {},
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const stands = sql`exists (select from ${orders}
    where ${orders.id} = ${orderLines.orderId} and ${orders.fulfilment} <> 'cancelled')`
  const rows = await db
    .selectDistinct({ id: orderLines.itemId })
    .from(orderLines)
    .where(
      and(inArray(orderLines.itemId, [...ids]), eq(orderLines.kind, kind), isStanding ? stands : undefined),
    )
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** The ids of the designs that an order has lines of, as `isOwnDesign` has it: most orders have none. */
export async function designsInOrder(db: Db, orderId: string): Promise<string[]> {
  const isOwn = and(eq(orderLines.madeToOrder, true), isNull(orderLines.productId))
  const rows = await db
    .select({ id: orderLines.itemId })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isOwn))
  return rows.flatMap(({ id }) => id ?? [])
}

/** A line of an order that came to its customer. */
export interface DeliveredLine {
  readonly lineId: string
  readonly productId: string
  readonly variantIndex: number
  readonly size: string
  readonly color: string
  readonly name: string
  readonly image: string
  /** Units, less those that were cancelled or refunded without a return. */
  readonly quantity: number
}

/** The products that a customer paid for and got, newest first; returns are not taken off. */
export async function deliveredLines(db: Db, customerId: string): Promise<DeliveredLine[]> {
  // Beside each line: all refunds of the shop would be added up otherwise.
  const refunded = db
    .select({ quantity: sum(orderLineRefunds.quantity).as('refunded_units') })
    .from(orderLineRefunds)
    .where(eq(orderLineRefunds.lineId, orderLines.id))
    .as('refunded')
  const rows = await db
    .select({
      lineId: orderLines.id,
      productId: orderLines.productId,
      variantIndex: orderLines.variantIndex,
      size: orderLines.size,
      color: orderLines.color,
      name: orderLines.name,
      image: orderLines.image,
      quantity: orderLines.quantity,
      refunded: refunded.quantity,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoinLateral(refunded, sql`true`)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.fulfilment, 'delivered'),
        inArray(orders.paymentState, ['paid', 'partly-refunded']),
        isNotNull(orderLines.productId),
      ),
    )
    .orderBy(desc(orders.placedAt), orderLines.position)
  return rows.flatMap(({ productId, quantity, refunded: back, ...line }) =>
    productId === null ? [] : [{ ...line, productId, quantity: quantity - Number(back ?? 0) }],
  )
}
