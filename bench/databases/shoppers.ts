import type { Client } from 'pg'

/** Customers who shop at the same time during a run. */
export const shopperCount = 1000

/** The session token of a generated shopper; it exists in the databases of the bench only. */
export const tokenOf = (shopper: number): string => `bench-shopper-${shopper}`

/**
 * Signed-in customers, each with a session that outlives any run. The same ones order repeatedly, so order limits must not
 * end a measurement.
 */
export async function generateShoppers(client: Client, count = shopperCount): Promise<void> {
  await client.query(
    `with made as (
      insert into customers (id, name, email, password_hash, verified_at, created_at, last_login_at)
      select gen_random_uuid(), 'Shopper ' || n,
        'shopper-' || n || '@example.com', 'none', now(), now(), now()
      from generate_series(0, $1::int - 1) n
      returning id, substring(name from '[0-9]+$') as n
    )
    insert into customer_sessions (token_hash, customer_id, created_at, expires_at)
    select sha256(convert_to('bench-shopper-' || n, 'UTF8')), id, now(), now() + interval '7 days' from made`,
    [count],
  )
  await client.query(
    `update order_limits set open_per_account = null, open_per_phone = null, open_per_address = null,
      units_per_network = null, stock_share = null, cash_units_unconfirmed = null, short_hold_from = null`,
  )
}
