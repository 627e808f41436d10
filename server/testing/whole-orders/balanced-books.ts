import { chargedMinorUnits } from '@first-fashion/contract/money/checkout-sums'
import { expect } from 'vitest'
import { expectBooksToMatch } from '../store-credit.ts'
import type { TestShop } from '../test-shop.ts'

/** Whatever happened to an order, its sums add up to the cent and no more went back than was paid. */
export async function expectSumsToHold(shop: TestShop, orderId: string): Promise<void> {
  await everyRefundSent(shop, orderId)
  const { rows } = await shop.database.pool.query(orderFigures, [orderId])
  const { currency, rate, summed, charged, ...figures } = rows[0]
  expect(figures).toMatchObject({ lines: 0, total: 0, adjustments: 0, shares: 0, tenders: 0, ledger: 0 })
  expect(charged).toBe(chargedMinorUnits(summed, { code: currency, symbol: '', exchangeRate: rate }))
  expect(figures.refundedMinor).toBeLessThanOrEqual(charged)
  expect(figures.refundedCents).toBeLessThanOrEqual(figures.paid)
  // What the partner, the cash box and the deposits still have of it is what was paid less what went back.
  expect(figures.cashLeft).toBe(figures.moneyIn - figures.moneyBack)
}

/** What is asked for in an exchange was paid for, and that money did not go back since. */
export async function expectToBePaidFor(shop: TestShop, requestId: string): Promise<void> {
  const { rows } = await shop.database.pool.query(exchangedWorth, [requestId])
  const [{ worth, left }] = rows
  expect(worth).toBeLessThanOrEqual(left)
}

/** What was paid for the units of a request, and what is left of the money of its order, in LKR cents. */
const exchangedWorth = `
  select
    (select sum(refund_cents) from return_lines where request_id = r.id)::int as worth,
    (o.total_cents - o.store_credit_back_cents
      - (select coalesce(sum(amount_cents), 0) from refunds where order_id = o.id and status <> 'failed'))::int as left
  from return_requests r join orders o on o.id = r.order_id where r.id = $1`

/** Whether staff refunded some of an order without a return. */
export async function isRefundedByStaff(shop: TestShop, orderId: string): Promise<boolean> {
  const { rows } = await shop.database.pool.query(
    `select from refunds where order_id = $1 and note = 'A loose seam'`,
    [orderId],
  )
  return rows.length > 0
}

/** Refunds are sent by a job, which changes their order; waits until all were. */
export const everyRefundSent = (shop: TestShop, orderId: string) =>
  expect
    .poll(
      async () => {
        const { rows } = await shop.database.pool.query(
          `select count(*)::int as waiting from refunds where order_id = $1 and status = 'requested'`,
          [orderId],
        )
        return rows[0].waiting
      },
      { interval: 5 },
    )
    .toBe(0)

/** Differences that must be 0, and the money of an order, in LKR cents and in minor units of what was charged. */
const orderFigures = `
  with o as (select * from orders where id = $1),
  posted as (
    select p.account, p.amount_cents as cents, t.kind, t.id as entry from ledger_postings p
    join ledger_transactions t on t.id = p.transaction_id where t.order_id = $1
  ),
  cash as (
    select kind, sum(cents) as cents from posted
    where account like '%-clearing' or account in ('cash-on-delivery', 'currency-rounding') group by entry, kind
  ),
  back as (select * from refunds where order_id = $1 and status <> 'failed')
  select
    ((select sum(unit_price_cents * quantity) from order_lines where order_id = $1) - o.subtotal_cents)::int as lines,
    (o.subtotal_cents + o.shipping_cents - o.discount_cents - o.total_cents)::int as total,
    ((select coalesce(sum(cents), 0) from order_adjustments where order_id = $1 and applies_to = 'goods')
      + o.discount_cents)::int as adjustments,
    ((select coalesce(sum(l.cents), 0) from order_adjustment_lines l join order_adjustments a on a.id = l.adjustment_id
      where a.order_id = $1 and a.applies_to = 'goods') + o.discount_cents)::int as shares,
    ((select coalesce(sum(cents), 0) from order_tenders where order_id = $1 and source <> 'payments')
      - o.store_credit_cents)::int as tenders,
    (select coalesce(sum(cents), 0) from posted)::int as ledger,
    jsonb_build_object(
      'lines', (select jsonb_agg(jsonb_build_object('price', unit_price_cents / 100.0, 'quantity', quantity))
        from order_lines where order_id = $1),
      'goodsOff', (select coalesce(jsonb_agg(cents / -100.0 order by position), '[]') from order_adjustments
        where order_id = $1 and applies_to = 'goods'),
      'shipping', o.shipping_cents / 100.0,
      'prepaid', (select coalesce(jsonb_agg(cents / 100.0 order by position), '[]') from order_tenders
        where order_id = $1 and source <> 'payments')) as summed,
    o.currency_code as currency, o.exchange_rate as rate, o.charged_minor::int as charged,
    (select coalesce(sum(amount_minor), 0) from back where attempt_id is not null)::int as "refundedMinor",
    ((select coalesce(sum(amount_cents), 0) from back) + o.store_credit_back_cents)::int as "refundedCents",
    o.total_cents::int as paid,
    (select coalesce(sum(cents), 0) from cash)::int as "cashLeft",
    (select coalesce(sum(cents), 0) from cash where cents > 0 and kind <> 'refund-failed')::int as "moneyIn",
    (select coalesce(sum(amount_cents), 0) from back where attempt_id is not null and status in ('succeeded', 'external'))::int
      as "moneyBack"
  from o`

/**
 * No piece of stock appears or vanishes: what is there is what there was, less what orders took for good, and what came
 * back in good condition; what is held is what orders and exchanges hold,
 * and what is reserved for customers.
 */
export async function expectStockToBeConserved(shop: TestShop, atStart: number): Promise<void> {
  const { rows } = await shop.database.pool.query(stockDifferences, [atStart])
  expect(rows).toEqual([])
}

const stockDifferences = `
  with touched as (
    select variant_id, size from stock_holds
    union select variant_id, size from stock_reservations
    union select held_variant_id, size from return_lines where held_variant_id is not null
  ),
  came_back as (
    select h.variant_id, h.size, sum(r.quantity - r.damaged_quantity) as units from return_lines r
    join stock_holds h on h.line_id = r.line_id where r.quantity > r.damaged_quantity group by 1, 2
  ),
  of_orders as (
    select variant_id, size, coalesce(sum(quantity) filter (where state = 'final'), 0) as sold,
      coalesce(sum(quantity) filter (where state = 'held'), 0) as held from stock_holds group by 1, 2
  ),
  of_exchanges as (
    select held_variant_id as variant_id, size, sum(quantity) as held from return_lines
    where held_variant_id is not null group by 1, 2
  ),
  of_reservations as (
    select variant_id, size, sum(quantity) as held from stock_reservations group by 1, 2
  )
  select s.variant_id, s.size, s.on_hand, s.held, o.sold, b.units as back from touched t
  join variant_stock s on s.variant_id = t.variant_id and s.size = t.size
  left join of_orders o on o.variant_id = t.variant_id and o.size = t.size
  left join came_back b on b.variant_id = t.variant_id and b.size = t.size
  left join of_exchanges e on e.variant_id = t.variant_id and e.size = t.size
  left join of_reservations v on v.variant_id = t.variant_id and v.size = t.size
  where (o.variant_id is not null and s.on_hand <> $1 - coalesce(o.sold, 0) + coalesce(b.units, 0))
    or s.held <> coalesce(o.held, 0) + coalesce(e.held, 0) + coalesce(v.held, 0)`

/** Every entry of the ledger sums to zero, and store credit is what the ledger owes. */
export async function expectLedgerToBalance(shop: TestShop): Promise<void> {
  const { rows } = await shop.database.pool.query(
    'select transaction_id from ledger_postings group by 1 having sum(amount_cents) <> 0',
  )
  expect(rows).toEqual([])
  await expectBooksToMatch(shop)
}
