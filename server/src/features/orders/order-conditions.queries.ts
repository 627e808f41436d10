import { type SQL, sql } from 'drizzle-orm'
import type { ItemRef } from '../sellables/index.ts'
import { matchesSearch } from './order.queries.ts'

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
