import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import { isPaidOnline } from '@first-fashion/contract/payments/methods'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import type { StockKey, StockMove } from '../../catalog/index.ts'

interface Buyer {
  readonly customerId: string
  readonly phone: string
  readonly street: string
  readonly city: string
  readonly countryCode: string
  /** Where the order is placed from; '' if that is not known. */
  readonly network: string
}

interface Asked {
  readonly method: Exclude<OrderPaymentMethod, 'no-payment-due'>
  /** The stock that the buyer is about to order. */
  readonly stock: readonly StockMove[]
  /** Open orders that are being replaced. */
  readonly replaced: readonly string[]
}

/**
 * What orders of a buyer's account, phone, address and network leave unpaid. Locks all four, so that what is counted
 * stays true until the transaction ends.
 */
export async function lockUnpaidOrders(tx: Db, buyer: Buyer, { method, stock, replaced }: Asked) {
  await lockBuyer(tx, buyer)
  return {
    open: await countOpenOrders(tx, buyer, method === 'cod'),
    held: await unpaidHoldsOf(tx, buyer, replaced),
    /** How many orders hold the most wanted of the stock until they are paid; 0 for cash, which waits for nobody. */
    holders: isPaidOnline(method) ? await mostHolders(tx, stock) : 0,
  }
}

const digitsOf = (phone: string): string => phone.replace(/\D/g, '')
const addressOf = ({ street, city, countryCode }: Buyer): string => `${street} ${city} ${countryCode}`

/** Has orders of one account, phone, address or network placed one after the other: what is counted then stays true. */
async function lockBuyer(tx: Db, buyer: Buyer): Promise<void> {
  const address = addressOf(buyer).toLowerCase().replace(/\W/g, '')
  const network = buyer.network === '' ? [] : [`network ${buyer.network}`]
  const keys = [buyer.customerId, digitsOf(buyer.phone), address, ...network]
  await tx.execute(sql`
    select pg_advisory_xact_lock(key) from
      (select distinct hashtextextended(name, 5) as key from unnest(${sql.param(keys)}::text[]) as name order by 1) keys`)
}

const counted = z.object({
  of_account: z.number(),
  to_phone: z.number(),
  to_address: z.number(),
  accounts: z.number(),
})

/**
 * How many orders of one kind are open, that is neither paid nor delivered: by account, phone and address. For cash they
 * are those on their way, else those that await an online payment. And how many accounts send to the address.
 */
async function countOpenOrders(tx: Db, buyer: Buyer, isCash: boolean) {
  const open = sql`payment_state = 'awaiting' and fulfilment not in ('delivered', 'cancelled')`
  const kind = isCash ? sql`payment_method = 'cod'` : sql`payment_method <> 'cod'`
  const ofAddress = sql`lower(regexp_replace(street || ' ' || city || ' ' || country_code, '\\W', '', 'g'))
    = lower(regexp_replace(${addressOf(buyer)}, '\\W', '', 'g'))`
  const { rows } = await tx.execute(sql`select
    (select count(*)::int from orders where ${open} and ${kind} and customer_id = ${buyer.customerId}) as of_account,
    (select count(*)::int from orders where ${open} and ${kind}
      and regexp_replace(phone, '\\D', '', 'g') = ${digitsOf(buyer.phone)}) as to_phone,
    (select count(*)::int from orders where ${open} and ${kind} and ${ofAddress}) as to_address,
    (select count(distinct customer_id)::int from orders where ${open} and ${ofAddress}
      and customer_id <> ${buyer.customerId}) as accounts`)
  const found = counted.parse(rows[0])
  return {
    ofAccount: found.of_account,
    toPhone: found.to_phone,
    toAddress: found.to_address,
    accountsAtAddress: found.accounts + 1,
  }
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
type UnpaidHold = z.output<typeof held>[number]

/**
 * What orders of an account, or from a network (`isNear`), hold without being paid: to be paid online, or in cash by
 * buyers without a confirmed email address. Orders that are being replaced do not count.
 */
async function unpaidHoldsOf(
  tx: Db,
  { customerId, network }: Buyer,
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
async function mostHolders(tx: Db, stock: readonly StockMove[]): Promise<number> {
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
