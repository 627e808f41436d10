import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const rowsOf = async (sql: string, values: unknown[] = []) =>
  (await test.shop.database.pool.query(sql, values)).rows

/** An order of the demonstration and a payment of it, to hang a refund on. */
const paidOrder = async () =>
  (await rowsOf(`select id, currency_code from orders where payment_state = 'paid' limit 1`))[0]

/** An order of two units as the version before writes it, in one statement. */
async function orderOfBefore(sums: Readonly<Record<string, unknown>> = {}) {
  const [sku] = await rowsOf(`select v.product_id, v.id as variant_id, v.variant_index, s.size
    from variants v join variant_stock s on s.variant_id = v.id
    join products p on p.id = v.product_id and not p.made_to_order limit 1`)
  const [like] = await rowsOf('select * from orders limit 1')
  const id = randomUUID()
  const order = {
    ...Object.fromEntries(Object.entries(like).filter(([name]) => columnsOfBefore.has(name))),
    id,
    number: id.slice(-8).toUpperCase(),
    payment_method: 'stripe',
    payment_state: 'awaiting',
    currency_code: 'LKR',
    currency_symbol: 'Rs.',
    exchange_rate: 1,
    subtotal_cents: 200_000,
    shipping_cents: 35_000,
    total_cents: 235_000,
    charged_minor: 235_000,
    refunded_minor: 0,
    hold_until: null,
    ...sums,
  }
  const line = { order_id: id, position: 0, product_id: sku.product_id, variant_index: sku.variant_index }
  const bought = { size: sku.size, quantity: 2, unit_price_cents: 100_000, made_to_order: false }
  const shown = { slug: 's', name: 'Shirt', image: '/i.webp', color: '', color_code: '' }
  const hold = { order_id: id, variant_id: sku.variant_id, size: sku.size, quantity: 2, state: 'final' }
  const insert = (table: string, row: object, nth: number) => {
    const names = Object.keys(row).join(', ')
    return `insert into ${table} (${names}) select ${names} from json_populate_record(null::${table}, $${nth}::json)`
  }
  const lineRow = { ...line, ...bought, ...shown }
  await rowsOf(
    `with placed as (${insert('orders', order, 1)}), held as (${insert('stock_holds', hold, 2)})
     ${insert('order_lines', lineRow, 3)}`,
    [order, hold, lineRow].map((row) => JSON.stringify(row)),
  )
  return { id }
}

const columnsOfBefore: ReadonlySet<string> = new Set(
  `customer_id placed_at fulfilment returns_state email first_name last_name street apartment city state zipcode
  country_code phone area district instructions`.split(/\s+/),
)

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
    await change(`status = 'failed'`)
    expect(await change(`status = 'external'`)).toEqual([{ state: 'outside', status: 'external' }])
  })

  it('gives the lines of its orders ids, and its holds the lines that they are for', async () => {
    const order = await orderOfBefore()
    const held = await rowsOf(
      `select l.position, h.quantity, h.size = l.size as same from stock_holds h join order_lines l on l.id = h.line_id
       where h.order_id = $1`,
      [order.id],
    )
    expect(held).toEqual([{ position: 0, quantity: 2, same: true }])
  })

  it('adds products to carts and wishlists, and only such as exist', async () => {
    const [{ id: customer }] = await rowsOf('select id from customers limit 1')
    const [{ id: product }] = await rowsOf('select id from products limit 1')
    const add = (productId: string) =>
      rowsOf(
        `insert into cart_items
           (customer_id, product_id, variant_index, size, quantity, price_when_added_cents, added_at)
         values ($1, $2, 7, 'M', 1, 1, now())
         on conflict (customer_id, product_id, variant_index, size) do update set quantity = 2
         returning kind, product_id`,
        [customer, productId],
      )
    expect(await add(product)).toEqual([{ kind: 'product', product_id: product }])
    await expect(add(randomUUID())).rejects.toThrow('cart_items_of_product')
    const wish = (productId: string) =>
      rowsOf(
        `insert into wishlist_items (id, customer_id, product_id, added_at) values ($1, $2, $3, now())
         on conflict (customer_id, product_id) do update set added_at = now() returning kind`,
        [randomUUID(), customer, productId],
      )
    expect(await wish(product)).toEqual([{ kind: 'product' }])
    await expect(wish(randomUUID())).rejects.toThrow('wishlist_items_is_product')
  })

  it('shows the lines of its orders with their page and their options', async () => {
    const { id } = await orderOfBefore()
    await rowsOf(`update order_lines set color = 'Leaf' where order_id = $1`, [id])
    const { headers } = await signIn(test.shop, owner)
    const { body } = await test.shop.call('staff.order', { headers, path: `/api/admin/orders/${id}` })
    const [line] = await rowsOf('select size from order_lines where order_id = $1', [id])
    expect(body.order.items).toMatchObject([{ path: '/product/s', options: ['Leaf', line.size] }])
  })

  it('places orders whose sums are listed, and whose refunds the lists follow', async () => {
    const [discount, credit] = [20_001, 50_000]
    const promo = {
      code: 'BEFORE',
      discountType: 'percentage',
      discountPercent: 10,
      discountCents: null,
      requestedCents: discount,
      goodsCents: 200_000,
    }
    const { id } = await orderOfBefore({
      discount_cents: discount,
      promo_code: 'BEFORE',
      total_cents: 214_999,
      store_credit_cents: credit,
      charged_minor: 164_999,
      price_breakdown: { promo, lines: [{ isReduced: true, isMadeToOrder: false }] },
    })
    const adjustments = await rowsOf(
      `select a.source, a.kind, a.label, a.cents::int, a.reference, a.facts, s.cents::int as share
       from order_adjustments a join order_adjustment_lines s on s.adjustment_id = a.id where order_id = $1`,
      [id],
    )
    expect(adjustments).toEqual([
      {
        source: 'promo-codes',
        kind: 'promotion',
        label: 'Discount (BEFORE)',
        cents: -discount,
        reference: 'BEFORE',
        facts: [{ kind: 'code', promo, isForAll: true }],
        share: -discount,
      },
    ])
    const tenders = () =>
      rowsOf(
        'select kind, cents::int, returned_cents::int from order_tenders where order_id = $1 order by position',
        [id],
      )
    expect(await tenders()).toEqual([
      { kind: 'store-credit', cents: credit, returned_cents: 0 },
      { kind: 'card', cents: 164_999, returned_cents: 0 },
    ])
    await rowsOf(`update orders set payment_state = 'paid' where id = $1`, [id])
    await rowsOf(
      `update orders set payment_state = 'partly-refunded', refunded_minor = 1000, store_credit_back_cents = 50 where id = $1`,
      [id],
    )
    expect(await tenders()).toMatchObject([{ returned_cents: 50 }, { returned_cents: 1000 }])
  })

  it('gives free shipping by a code, which is off the fee', async () => {
    const part = { kind: 'usual-fee', parcel: 'own', cents: 35_000, from: null, reached: null }
    const promo = { code: 'FREE', discountType: 'free_shipping', discountPercent: null, discountCents: null }
    const { id } = await orderOfBefore({
      promo_code: 'FREE',
      shipping_cents: 0,
      total_cents: 200_000,
      charged_minor: 200_000,
      price_breakdown: { promo, lines: [], shipping: { zone: null, isEstimate: false, parts: [part] } },
    })
    expect(
      await rowsOf(
        `select o.shipping_fee_cents::int as fee, a.kind, a.cents::int from orders o
         join order_adjustments a on a.order_id = o.id where o.id = $1`,
        [id],
      ),
    ).toEqual([{ fee: 35_000, kind: 'shipping-discount', cents: -35_000 }])
  })

  it('keeps the times of its alerts and payment problems in step', async () => {
    const { id } = await orderOfBefore()
    await rowsOf(
      `insert into order_alerts (order_id, reasons, noticed_at) values ($1, '{many-units}', now())`,
      [id],
    )
    await rowsOf(
      `insert into payment_problems (id, kind, provider, reference, noticed_at)
       values (gen_random_uuid(), 'unknown-order', 'stripe', $1, now())`,
      [id],
    )
    const same = 'select created_at = noticed_at as same'
    expect(await rowsOf(`${same} from order_alerts where order_id = $1`, [id])).toEqual([{ same: true }])
    expect(await rowsOf(`${same} from payment_problems where reference = $1`, [id])).toEqual([{ same: true }])
  })

  it('stores the last email to a deleted account under the old name', async () => {
    const id = randomUUID()
    await rowsOf(
      `insert into farewells (id, email, name, written_at) values ($1, 'gone@example.com', null, now())`,
      [id],
    )
    expect(await rowsOf('select email from account_deleted_emails where id = $1', [id])).toHaveLength(1)
    await rowsOf('delete from farewells where id = $1', [id])
    expect(await rowsOf('select email from account_deleted_emails where id = $1', [id])).toEqual([])
  })

  it('records changes of collections under their plain names', async () => {
    const recorded = await rowsOf(
      `insert into staff_changes (at, staff_id, action, subject, change)
       select now(), (select id from staff limit 1), action, subject, '{}'
       from (values ('line-add', 'line:tea'), ('lines-order', 'line:all'), ('line-up', 'product:1')) as v(action, subject)
       returning action, subject`,
    )
    expect(recorded).toEqual([
      { action: 'collection-add', subject: 'collection:tea' },
      { action: 'collections-order', subject: 'collection:all' },
      { action: 'line-up', subject: 'product:1' },
    ])
  })

  it('reads its own words for an order without an amount due', async () => {
    const { id } = await orderOfBefore()
    await rowsOf(
      `insert into ledger_transactions (id, at, kind, order_id, reference) values ($1, now(), 'covered', $1, 'r')`,
      [id],
    )
    expect(await rowsOf('select kind from ledger_transactions where id = $1', [id])).toEqual([
      { kind: 'prepaid' },
    ])
  })
})

describe('the sums of an order', () => {
  it.each([
    ['an adjustment', `update order_adjustments set cents = cents - 1 where order_id = $1`],
    [
      'the share of a line',
      `update order_adjustment_lines set cents = cents - 1 where adjustment_id in
      (select id from order_adjustments where order_id = $1)`,
    ],
    ['a tender', `update order_tenders set cents = cents + 1 where order_id = $1`],
    ['a tender that is missing', `delete from order_tenders where order_id = $1`],
    ['the shipping fee', `update orders set shipping_fee_cents = 1 where id = $1`],
  ])('must add up: %s', async (_what, change) => {
    const { id } = await orderOfBefore({
      discount_cents: 20_000,
      promo_code: 'BEFORE',
      total_cents: 215_000,
      charged_minor: 215_000,
      price_breakdown: { lines: [{ isReduced: true }] },
    })
    await expect(rowsOf(change, [id])).rejects.toThrow(/add(s)? up|sum of its lines/)
  })
})
