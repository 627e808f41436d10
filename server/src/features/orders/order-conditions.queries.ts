import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import type { ItemRef } from '../sellables/index.ts'
import { matchesSearch } from './order.queries.ts'
import { orders } from './orders.table.ts'

/** An order whose account is deleted has lost the name and the address of its buyer. */
const isAnonymised = sql`(orders.customer_id is null and orders.email = '')`

/** A condition of another feature's statement: the order with this id is found by a search, or has lost its buyer. */
export const orderFits = (
  orderId: SQL,
  fits: { readonly search: string } | { readonly isAnonymised: true },
): SQL =>
  sql`exists (select from orders where orders.id = ${orderId}
    and ${'search' in fits ? sql`(${matchesSearch(fits.search.trim())})` : isAnonymised})`

/** The same of a line: its order has lost its buyer, or is this customer's and the line is another item. */
export const orderLineFits = (
  lineId: SQL,
  fits: { readonly isAnonymised: true } | { readonly customerId: string; readonly isNot: ItemRef },
): SQL =>
  sql`exists (select from order_lines l join orders on orders.id = l.order_id where l.id = ${lineId}
    and ${'isNot' in fits ? isOther(fits.customerId, fits.isNot) : isAnonymised})`

const isOther = (customerId: string, { kind, id }: ItemRef): SQL =>
  sql`orders.customer_id = ${customerId} and (l.kind, l.item_id) is distinct from (${kind}::text, ${id}::uuid)`

/** The number of the order with the id in a column of another feature, of which orders have none of the name. */
export const numberOfOrder = (orderId: SQLWrapper): SQL<string | null> =>
  sql<string | null>`(select number from orders where orders.id = ${orderId})`

/** The numbers of orders by their ids; nothing of unknown ones. */
export async function orderNumbers(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = orderIds.filter(isUuid)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, ids))
  return new Map(rows.map(({ id, number }) => [id, number]))
}
