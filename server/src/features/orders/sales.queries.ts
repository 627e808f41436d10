import { lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { SalesFigures } from '@first-fashion/contract/today/staff-calls'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

interface Sums extends Record<string, unknown> {
  readonly today_orders: number
  readonly today_cents: number
  readonly week_orders: number
  readonly week_cents: number
  readonly before_orders: number
  readonly before_cents: number
}

/** What was sold today, this week and in the week before until the same hour; days and weeks are those of Colombo. */
export async function salesUntil(db: Db, now: Date): Promise<SalesFigures> {
  const local = sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Colombo')`
  const startOf = (unit: 'day' | 'week') => sql`(date_trunc(${unit}, ${local}) at time zone 'Asia/Colombo')`
  const { rows } = await db.execute<Sums>(sql`
    with sold as (
      select placed_at, total_cents from orders
      where placed_at >= ${startOf('week')} - interval '7 days' and placed_at <= ${now.toISOString()}::timestamptz
        and fulfilment <> 'cancelled' and (payment_state in ('paid', 'partly-refunded')
          or payment_method = 'cod' and payment_state = 'awaiting'))
    select ${sumsWhere('today', sql`placed_at >= ${startOf('day')}`)},
      ${sumsWhere('week', sql`placed_at >= ${startOf('week')}`)},
      ${sumsWhere('before', sql`placed_at <= ${now.toISOString()}::timestamptz - interval '7 days'`)}
    from sold`)
  const [sums] = rows
  return {
    today: figure(sums?.today_orders, sums?.today_cents),
    thisWeek: figure(sums?.week_orders, sums?.week_cents),
    weekBefore: figure(sums?.before_orders, sums?.before_cents),
  }
}

const sumsWhere = (name: 'today' | 'week' | 'before', isIn: ReturnType<typeof sql>) => sql`
  (count(*) filter (where ${isIn}))::int as ${sql.identifier(`${name}_orders`)},
  coalesce(sum(total_cents) filter (where ${isIn}), 0)::float8 as ${sql.identifier(`${name}_cents`)}`

const figure = (orders = 0, cents = 0) => ({ orders, amount: rupeesFromCents(lkrCents(cents)) })
