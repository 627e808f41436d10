import { expect } from 'vitest'
import type { TestShop } from './test-shop.ts'

/** Waits until all that was asked of jobs is done; scheduled work and what the queue itself keeps do not count. */
export const everyJobDone = (shop: TestShop) =>
  expect
    .poll(async () => {
      const { rows } = await shop.database.pool.query(
        "select name from pgboss.job where state < 'completed' and name not like 'every%' and name not like '\\_\\_%'",
      )
      return rows
    })
    .toEqual([])
