import type { TestShop } from '../test-shop.ts'

/** Newer orders with the same items, name and address, of customers whose accounts are deleted. */
export async function copyOrder(shop: TestShop, orderId: string, count: number): Promise<void> {
  const number = "upper(right(md5('order' || n), 8))"
  const own = "'customer_id', null, 'quote_id', null, 'checkout_id', null"
  await copyRows(shop, [orderId, count], {
    table: 'orders',
    changed: `'id', ${idOf('order')}, 'number', ${number}, 'placed_at', t.placed_at + interval '1 day', ${own}`,
    where: 't.id = $1',
  })
  await copyRows(shop, [orderId, count], {
    table: 'order_lines',
    changed: `'id', ${idOf('line')}, 'order_id', ${idOf('order')}`,
    where: 't.order_id = $1',
  })
}

/** The same of an order with one printed line, with what the print partner has of it. */
export async function copyPrintOrder(shop: TestShop, orderId: string, count: number): Promise<void> {
  await copyOrder(shop, orderId, count)
  const newer = "'created_at', t.created_at + interval '1 day'"
  await copyRows(shop, [orderId, count], {
    table: 'partner_orders',
    changed: `'id', ${idOf('partner')}, 'order_id', ${idOf('order')}, 'external_id', 'copy-' || n, ${newer}`,
    where: 't.order_id = $1',
  })
  await copyRows(shop, [orderId, count], {
    table: 'partner_order_lines',
    changed: `'line_id', ${idOf('line')}, 'partner_order_id', ${idOf('partner')}`,
    where: 't.partner_order_id = (select id from partner_orders where order_id = $1)',
  })
}

interface Copied {
  readonly table: string
  /** Columns that are others in the copy. */
  readonly changed: string
  readonly where: string
}

const idOf = (thing: string) => `md5('${thing}' || n)::uuid`

/** Without triggers: what was paid for an order is not copied, so its sums would not add up. */
async function copyRows(
  { database: { pool } }: TestShop,
  given: readonly unknown[],
  { table, changed, where }: Copied,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${changed}))).*
       from ${table} t, generate_series(1, $2::int) n where ${where}`,
      [...given],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}
