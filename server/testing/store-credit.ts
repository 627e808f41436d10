import { lkrCents } from '@first-fashion/contract/money/money'
import { expect } from 'vitest'
import { giveStoreCredit, takeBackStoreCredit } from '../src/features/store-credit/index.ts'
import { newShopper } from './shoppers.ts'
import type { TestShop } from './test-shop.ts'

/** A new customer, signed in, who has so many rupees of store credit. */
export async function shopperWithCredit(shop: TestShop, rupees: number) {
  const { token, email } = await newShopper(shop)
  const found = await shop.database.pool.query('select id from customers where email = $1', [email])
  const customerId: string = found.rows[0].id
  await changeCredit(shop, customerId, rupees)
  return { token, email, customerId }
}

/** Gives so many rupees, or takes them back where they are below zero, as staff would. */
export async function changeCredit(shop: TestShop, customerId: string, rupees: number): Promise<void> {
  const own = shop.features.shop
  const cents = lkrCents(Math.round(Math.abs(rupees) * 100))
  const change = { customerId, cents, note: 'For a parcel that came late', actor: 'Ruwani Bandara' }
  await shop.database.transaction((tx) =>
    (rupees < 0 ? takeBackStoreCredit : giveStoreCredit)(own, tx, change),
  )
}

export const creditOf = async (shop: TestShop, token: string) =>
  (await shop.call('store-credit.own', { token })).body

/** Whether every balance is the sum of its entries, and all of them together what the ledger says is owed. */
export async function expectBooksToMatch(shop: TestShop): Promise<void> {
  const { rows } = await shop.database.pool.query(`
    select c.customer_id from store_credits c
    where balance_cents <> (select sum(amount_cents) from store_credit_entries e where e.customer_id = c.customer_id)`)
  expect(rows).toEqual([])
  const owed = await shop.database.pool.query(`
    select (select coalesce(sum(balance_cents), 0) from store_credits)::int as balances,
      (select coalesce(sum(amount_cents), 0) from store_credit_entries)::int as entries,
      (select coalesce(-sum(amount_cents), 0) from ledger_postings where account = 'store-credit')::int as ledger`)
  const [{ balances, entries, ledger }] = owed.rows
  expect({ entries, ledger }).toEqual({ entries: balances, ledger: balances })
}
