import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import type { StockKey, StockMove } from '../../catalog/index.ts'

/** Who places an order: an account, from a network; '' if that is not known. */
export interface Orderer {
  readonly customerId: string
  readonly network: string
}

const held = z.array(
  z.object({
    variantId: z.string(),
    size: z.string(),
    units: z.number().int(),
    isCash: z.boolean(),
    isNear: z.boolean(),
  }),
)
export type UnpaidHold = z.output<typeof held>[number]

/**
 * What orders of an account, or from a network (`isNear`), hold without being paid: to be paid online, or in cash by
 * buyers without a confirmed email address. Orders that are being replaced do not count.
 */
export async function unpaidHoldsOf(
  tx: Db,
  { customerId, network }: Orderer,
  replaced: readonly string[],
): Promise<UnpaidHold[]> {
  const isNear = sql`(o.network <> '' and o.network = ${network})`
  const { rows } = await tx.execute(sql`
    select h.variant_id as "variantId", h.size, sum(h.quantity)::int as units,
      o.payment_method = 'cod' as "isCash", ${isNear} as "isNear"
    from orders o join stock_holds h on h.order_id = o.id and h.state <> 'released'
    where (o.customer_id = ${customerId} or ${isNear})
      and o.payment_state = 'awaiting' and o.fulfilment not in ('delivered', 'cancelled')
      and (o.payment_method <> 'cod' or o.is_unconfirmed)
      and o.id <> all(${sql.param([...replaced])}::uuid[])
    group by 1, 2, 4, 5`)
  return held.parse(rows)
}

const holders = z.array(z.object({ orders: z.number().int() }))

/** How many orders hold the most wanted of some SKUs while they await their payment. */
export async function mostHolders(tx: Db, stock: readonly StockMove[]): Promise<number> {
  if (stock.length === 0) return 0
  const { rows } = await tx.execute(sql`
    select count(distinct order_id)::int as orders from stock_holds
    where state = 'held' and (variant_id, size) in (${skusOf(stock)}) group by variant_id, size`)
  return Math.max(0, ...holders.parse(rows).map(({ orders }) => orders))
}

const skusOf = (stock: readonly StockKey[]): SQL =>
  sql.join(
    stock.map(({ variantId, size }) => sql`(${variantId}::uuid, ${size})`),
    sql`, `,
  )
