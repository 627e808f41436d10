import type { RunningShop } from './running-shop.ts'

export interface Balance {
  /** Units that are neither on hand nor sold, or counted twice; by variant and size. */
  readonly stockErrors: readonly unknown[]
  /** Ledger transactions that do not sum to zero. */
  readonly ledgerErrors: readonly unknown[]
  /** Orders whose states contradict each other. */
  readonly orderErrors: readonly unknown[]
}

export const inBalance: Balance = { stockErrors: [], ledgerErrors: [], orderErrors: [] }

/** Sold units of a SKU that came back in good condition, and units that wait for an exchange. */
const backInStock = `(select coalesce(sum(l.quantity), 0) from return_lines l join stock_holds h using (line_id)
  where l.condition = 'good' and h.state = 'final' and h.variant_id = s.variant_id and h.size = s.size)`
const reserved = `(select coalesce(sum(r.quantity), 0) from stock_reservations r
  where r.variant_id = s.variant_id and r.size = s.size)`
const heldForExchange = `(select coalesce(sum(l.quantity), 0) from return_lines l
  where l.held_variant_id = s.variant_id and l.size = s.size)`

/** The stock on hand now, for a later comparison. */
export async function noteStock(shop: RunningShop): Promise<void> {
  await shop.pool.query('drop table if exists deep_stock')
  await shop.pool.query(`create table deep_stock as
    select s.variant_id, s.size, s.on_hand + coalesce((select sum(h.quantity) from stock_holds h
      where h.variant_id = s.variant_id and h.size = s.size and h.state = 'final'), 0)
      - ${backInStock} as units
    from variant_stock s`)
}

/** Counts everything again: no unit, payment or order is lost or duplicated. */
export async function balance({ pool }: RunningShop): Promise<Balance> {
  const stock = await pool.query(`
    select s.variant_id, s.size, n.units, s.on_hand, s.held from variant_stock s join deep_stock n using (variant_id, size)
    left join lateral (select
        coalesce(sum(quantity) filter (where state = 'final'), 0) as sold,
        coalesce(sum(quantity) filter (where state = 'held'), 0) as held
      from stock_holds h where h.variant_id = s.variant_id and h.size = s.size) h on true
    where s.on_hand + h.sold - ${backInStock} <> n.units or s.held <> h.held + ${heldForExchange} + ${reserved}
      or s.on_hand < s.held`)
  const ledger = await pool.query(`
    select transaction_id from ledger_postings group by 1 having sum(amount_cents) <> 0
    union all
    select o.id from orders o where o.payment_state = 'paid' and o.payment_method = 'stripe' and
      (select count(*) from ledger_transactions t where t.order_id = o.id and t.kind = 'charge') <> 1`)
  const orders = await pool.query(`
    select o.id, o.fulfilment, o.payment_state from orders o where
      (o.fulfilment = 'cancelled' and exists (select 1 from stock_holds h where h.order_id = o.id and h.state <> 'released'))
      or (o.payment_state = 'paid' and o.fulfilment <> 'cancelled' and exists
        (select 1 from stock_holds h where h.order_id = o.id and h.state = 'held'))
      or not exists (select 1 from order_lines l where l.order_id = o.id)
      or (select count(*) from payment_attempts a where a.order_id = o.id and a.state = 'paid') > 1`)
  return { stockErrors: stock.rows, ledgerErrors: ledger.rows, orderErrors: orders.rows }
}
