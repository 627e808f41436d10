import { expect } from 'vitest'
import type { TestShop } from './test-shop.ts'

/** Waits until all subscribers have run, retries included. */
export const everyJobDone = (shop: TestShop) =>
  expect
    .poll(async () => {
      const { rows } = await shop.database.pool.query(`
        select name from outbox_events where handled_at is null union all
        select data ->> 'subscriber' from pgboss.job where state < 'completed' and name = 'event-retries'`)
      return rows
    })
    .toEqual([])
