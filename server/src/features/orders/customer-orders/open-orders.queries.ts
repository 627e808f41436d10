import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'

export interface Buyer {
  readonly customerId: string
  readonly phone: string
  readonly street: string
  readonly city: string
  readonly countryCode: string
  /** Where the order is placed from; '' if that is not known. */
  readonly network: string
}

const digitsOf = (phone: string): string => phone.replace(/\D/g, '')
const addressOf = ({ street, city, countryCode }: Buyer): string => `${street} ${city} ${countryCode}`

/** Has orders of one account, phone, address or network placed one after the other: what is counted then stays true. */
export async function lockBuyer(tx: Db, buyer: Buyer): Promise<void> {
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
export async function countOpenOrders(tx: Db, buyer: Buyer, isCash: boolean) {
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
