import type { DisplayCurrency } from '@first-fashion/contract/money/money'
import { returnPayouts } from '@first-fashion/contract/returns/status'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { dueOf, type FullOrder, findOrder } from '../../orders/index.ts'
import { leftToRefund, owedOf } from '../../payments/index.ts'
import { type FullRequest, requestOfReplacement } from '../returns.queries.ts'
import { afterRefund, type Money, payoutsOf, type RefundSource } from './refund-split.rules.ts'

/** An order that replaces what came back, with the request that it settles. */
export interface ReplacedOrder {
  readonly full: FullOrder
  /** The request that it settles; null of an order that replaces nothing. */
  readonly origin: FullRequest | null
}

/** An order; if it replaces what came back, then the order that this was bought with, and so on. */
export async function chainOf(db: Db, full: FullOrder): Promise<ReplacedOrder[]> {
  const chain: ReplacedOrder[] = []
  let next: FullOrder | undefined = full
  while (next !== undefined) {
    const origin: FullRequest | null = (await requestOfReplacement(db, next.order.id)) ?? null
    chain.push({ full: next, origin })
    next = origin === null ? undefined : await findOrder(db, origin.orderId)
  }
  return chain
}

/** The money of a chain of orders, as if the requests that are open were settled, but for one that is being changed. */
export async function refundSources(
  db: Db,
  chain: readonly ReplacedOrder[],
  changed: string | null = null,
): Promise<RefundSource[]> {
  const sources: RefundSource[] = []
  for (const { full } of chain)
    sources.push({
      orderId: full.order.id,
      money: await moneyLeft(db, full, changed),
      payouts: payoutsOf({ dueCents: dueOf(full.order), method: full.order.paymentMethod }),
    })
  return sources
}

async function moneyLeft(db: Db, { order }: FullOrder, changed: string | null): Promise<Money> {
  const left = await leftToRefund(db, order)
  // Of requests that wait for their refund: what failed is promised still.
  const owed = await owedOf(db, order.id)
  const money: Money = {
    prepaidCents: order.prepaidCents,
    prepaidBackCents: order.prepaidCents - left.credit,
    dueCents: dueOf(order),
    dueBackCents: Math.min(dueOf(order), dueOf(order) - left.payment + owed.cents),
    chargedMinor: order.chargedMinor,
    backMinor: Math.min(order.chargedMinor, left.gone.minor + owed.minor),
    currency: chargedIn(order),
  }
  const open = await openPartsOf(db, order.id, changed)
  return open.reduce(afterRefund, money)
}

/** The currency that an order was charged in, at its rate. */
export const chargedIn = (order: FullOrder['order']): DisplayCurrency => ({
  code: order.currencyCode,
  symbol: order.currencySymbol,
  exchangeRate: order.exchangeRate,
})

const openParts = z.array(
  z.object({
    cents: z.coerce.number().int(),
    payout: z.enum(returnPayouts),
    originalMinor: z.coerce.number().int(),
  }),
)

/** What open requests will give back through an order, oldest first, but for those whose refunds are asked for. */
export async function openPartsOf(db: Db, orderId: string, changed: string | null = null) {
  const { rows } = await db.execute(sql`
    select p.cents, p.payout, p.original_minor as "originalMinor" from return_parts p join return_requests r on r.id = p.request_id
    where p.order_id = ${orderId} and r.status in ('pending', 'processing') and r.refund_due_at is null
      and r.id is distinct from ${changed}::uuid
    order by r.requested_at, r.id`)
  return openParts.parse(rows)
}
