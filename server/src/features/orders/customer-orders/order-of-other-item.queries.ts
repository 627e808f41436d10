import { type SQL, sql } from 'drizzle-orm'

interface OrderedOtherwise {
  readonly lineId: SQL
  readonly customerId: string
  readonly kind: string
  /** Of what the line must not be. */
  readonly itemId: string
}

/** Selects one value: the number of the customer's order with this line, if it is of another thing; nothing otherwise. */
export const orderOfOtherItem = ({
  lineId,
  customerId,
  kind,
  itemId,
}: OrderedOtherwise): SQL<string | null> =>
  sql<string | null>`(select o.number from order_lines l join orders o on o.id = l.order_id
    where l.id = ${lineId} and o.customer_id = ${customerId}
      and (l.kind, l.item_id) is distinct from (${kind}::text, ${itemId}::uuid))`
