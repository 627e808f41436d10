import type { TestShop } from './test-shop.ts'

/**
 * Gives orders states that they could not take next, for tests that are not about how they got there. `change` is what
 * follows 'update orders set'.
 */
export async function forceOrders(
  { database: { pool } }: Pick<TestShop, 'database'>,
  change: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const switched = (how: 'disable' | 'enable') =>
    `alter table orders ${how} trigger fulfilment_move, ${how} trigger payment_move`
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(switched('disable'))
    await client.query(`update orders set ${change}`, [...values])
    await client.query(switched('enable'))
    await client.query('commit')
  } finally {
    client.release()
  }
}
