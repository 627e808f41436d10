import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()
const rowsOf = async (sql: string, values: unknown[] = []) =>
  (await test.shop.database.pool.query(sql, values)).rows

/** An order of the demonstration and a payment of it, to hang a refund on. */
const paidOrder = async () =>
  (await rowsOf(`select id, currency_code from orders where payment_state = 'paid' limit 1`))[0]

describe('the version before, which still runs beside this one', () => {
  it('reads and writes collections under their old name', async () => {
    await rowsOf(`insert into product_lines (id, name, story, position) values ('tea', 'Tea', 'A story', 99)`)
    expect(await rowsOf(`select name from collections where id = 'tea'`)).toEqual([{ name: 'Tea' }])
    const [{ id }] = await rowsOf('select id from products limit 1')
    await rowsOf(`update products set line_id = 'tea' where id = $1`, [id])
    expect(await rowsOf('select collection_id from products where id = $1', [id])).toEqual([
      { collection_id: 'tea' },
    ])
    await rowsOf('update products set collection_id = null where id = $1', [id])
    expect(await rowsOf('select line_id from products where id = $1', [id])).toEqual([{ line_id: null }])
  })

  it('keeps stock alerts in step, and each one only once', async () => {
    const [{ variant_id, size }] = await rowsOf('select variant_id, size from variant_stock limit 1')
    const insert = `insert into stock_alerts (id, email, variant_id, size, asked_at)
      values ($1, 'beside@example.com', $2, $3, now())
      on conflict (email_key, variant_id, size) where told_at is null do nothing`
    for (let times = 0; times < 2; times += 1) await rowsOf(insert, [randomUUID(), variant_id, size])
    const alerts = `from stock_alerts where email = 'beside@example.com'`
    expect(await rowsOf(`select notified_at ${alerts}`)).toEqual([{ notified_at: null }])
    await rowsOf(`update stock_alerts set told_at = now() where email = 'beside@example.com'`)
    expect(await rowsOf(`select notified_at = told_at as same ${alerts}`)).toEqual([{ same: true }])
  })

  it('finds the refunds of this version in its own words, and the other way round', async () => {
    const order = await paidOrder()
    const insert = (column: string, value: string) =>
      rowsOf(
        `insert into refunds (id, order_id, reason, amount_minor, currency_code, amount_cents, ${column}, note,
           requested_at, settled_at)
         values ($1, $2, 'staff', 0, $3, 1, $4, 'A note', now(), now()) returning state, status`,
        [randomUUID(), order.id, order.currency_code, value],
      )
    expect(await insert('status', 'credited')).toEqual([{ state: 'credited', status: 'credited' }])
    const [{ id }] = await rowsOf(`select id from refunds where order_id = $1`, [order.id])
    const change = (sql: string) =>
      rowsOf(`update refunds set amount_minor = 1, ${sql} where id = $1 returning state, status`, [id])
    await rowsOf('alter table refunds drop constraint refunds_of_cash')
    expect(await change(`state = 'made'`)).toEqual([{ state: 'made', status: 'succeeded' }])
    expect(await change(`status = 'external'`)).toEqual([{ state: 'outside', status: 'external' }])
  })
})
