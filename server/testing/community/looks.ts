import { expect } from 'vitest'
import type { Answer } from '../calls-by-name.ts'
import { confirmedShopper } from '../shoppers.ts'
import type { TestShop } from '../test-shop.ts'
import { photograph, sendForm } from '../uploads.ts'

/** A customer's look with some pictures; small ones unless told. */
export async function submitLook(
  shop: TestShop,
  token: string,
  fields: Readonly<Record<string, string>> = {},
  pictures = 1,
): Promise<Answer<'community.submit-style'>> {
  const bytes = await photograph(300, 200)
  return sendForm(shop, 'community.submit-style', {
    token,
    files: Array.from({ length: pictures }, (_, at) => ({ name: `look-${at + 1}.jpg`, bytes })),
    fields: { title: 'Rampart walk', description: 'Linen and a hat.', ...fields },
  })
}

/** Someone who bought something and kept it beyond the return window. */
export async function loyalBuyer(shop: TestShop): Promise<{ token: string; email: string }> {
  const shopper = await confirmedShopper(shop)
  await shop.database.pool.query(
    `update orders set customer_id = (select id from customers where email = $1)
     where id = (select o.id from orders o where o.customer_id is not null and o.completed_at is not null
       and o.payment_state = 'paid' and (select count(*) from orders b where b.customer_id = o.customer_id
         and b.completed_at is not null) > 1 limit 1)`,
    [shopper.email],
  )
  return shopper
}

/** A challenge that runs from a day to another, with two prizes. */
export async function newChallenge(
  shop: TestShop,
  { title = 'Monsoon layers', startDate = '2020-01-01', endDate = '2099-12-31' } = {},
): Promise<string> {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `insert into community_challenges (id, title, description, rules, start_date, end_date, created_at)
     values (gen_random_uuid(), $1, 'Wear it wet.', 'One look each.', $2, $3, now()) returning id`,
    [title, startDate, endDate],
  )
  const id = rows[0]?.id ?? ''
  await shop.database.pool.query(
    `insert into community_prizes (challenge_id, position, description, loyalty_points)
     values ($1, 1, 'A raincoat', 20), ($1, 2, 'A hat', 0)`,
    [id],
  )
  return id
}

/** The points of a customer, once they are what is expected. */
export async function expectPoints(shop: TestShop, token: string, points: number): Promise<void> {
  await expect.poll(async () => (await shop.call('loyalty.balance', { token })).body.available).toBe(points)
}

/** The places of a leaderboard, as names and values. */
export const leaderboardOf = async (shop: TestShop, type: string) =>
  (await shop.call('community.leaderboard', { path: `/api/community/leaderboard?type=${type}` })).body
    .leaderboard
