import { type CallName, calls } from '@first-fashion/contract'
import { type WaitingName, waitingNames } from '@first-fashion/contract/today/waiting'
import { describe, expect, it } from 'vitest'
import { chattingShopper } from '../../../testing/chat/chatting.ts'
import { forceOrders } from '../../../testing/forced-states.ts'
import { cashOrder } from '../../../testing/line-refunds.ts'
import { newStaffMember } from '../../../testing/new-staff-member.ts'
import { deliveredForCash, refundOf, staffReturns } from '../../../testing/returns.ts'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

async function today(who = owner) {
  const { headers } = await signIn(test.shop, who)
  return (await test.shop.call('staff.today', { headers })).body
}

const lineOf = async (name: WaitingName) => (await today()).waiting.find((line) => line.name === name)

const lists: Readonly<Record<string, CallName>> = {
  '/orders': 'staff.orders',
  '/orders/unusual': 'staff.order-alerts',
  '/made-to-order': 'staff.partner-orders',
  '/returns': 'staff.returns',
  '/chat': 'staff.chat-inbox',
  '/payments': 'staff.payment-problems',
  '/reviews': 'staff.reviews',
  '/looks': 'staff.looks',
  '/applications': 'staff.applications',
  '/products': 'staff.products',
}

/** How many the list has that a line leads to: its filters are the query of the call. */
async function listed(path: string): Promise<number> {
  const { pathname, search } = new URL(path, 'http://back-office')
  const { headers } = await signIn(test.shop, owner)
  const call = lists[pathname]
  if (call === undefined) throw new Error(`no list at ${pathname}`)
  const url = `${calls[call].path}${search}`
  const answer = await test.shop.app.inject({ method: 'GET', url, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().total
}

const run = (statement: string, values: readonly unknown[] = []) =>
  test.shop.database.pool.query(statement, [...values])

/** Writes a row, and removes it after the test. */
const rowIn =
  (table: string, insert: string): Make =>
  async () => {
    const { rows } = await run(`${insert} returning ctid::text as at`)
    expect(rows).toHaveLength(1)
    return () => run(`delete from ${table} where ctid = $1::tid`, [rows[0].at])
  }

/** Makes one that waits; returns what takes it away. */
type Make = () => Promise<() => Promise<unknown>>

const order =
  (more: (id: string) => Promise<unknown>): Make =>
  async () => {
    const { id } = await cashOrder(test.shop)
    await more(id)
    return async () => {
      await run('delete from partner_orders where order_id = $1', [id])
      await forceOrders(test.shop, `fulfilment = 'cancelled' where id = $1`, [id])
    }
  }

const steps = ['approve', 'receive', 'settle'] as const

/** A return that took some steps; in the end it takes the others. */
const returned =
  (taken: number): Make =>
  async () => {
    const bought = await deliveredForCash(test.shop)
    const asked = await test.shop.call('returns.request-refund', {
      token: bought.token,
      body: refundOf(bought),
    })
    const { _id: id } = asked.body.request
    const staff = await staffReturns(test.shop)
    const take = async (some: readonly (typeof steps)[number][]) => {
      for (const step of some) {
        const { status } = await (step === 'receive' ? staff.receive(id) : staff.step(step, id))
        expect(status).toBe(200)
      }
    }
    await take(steps.slice(0, taken))
    return () => take(steps.slice(taken))
  }

const partnerOrder = (columns: string, values: string) =>
  order(async (id) => {
    await run(
      `insert into partner_orders (id, order_id, external_id, created_at, changed_at, ${columns})
       values (gen_random_uuid(), $1::uuid, left(md5($1::uuid::text), 12), now(), now(), ${values})`,
      [id],
    )
  })

const nothingMore = async () => {}

const ways: Readonly<Record<WaitingName, Make>> = {
  'orders-to-pack': order(nothingMore),
  'unusual-orders': order((id) =>
    run(`insert into order_alerts (order_id, reasons, created_at) values ($1, '{high-amount}', now())`, [id]),
  ),
  'cash-to-confirm': partnerOrder('state, held_reason', `'held', 'cash-on-delivery'`),
  'cash-to-collect': order((id) => forceOrders(test.shop, `fulfilment = 'shipped' where id = $1`, [id])),
  'returns-to-decide': returned(0),
  'returns-to-receive': returned(1),
  'returns-to-settle': returned(2),
  chats: async () => {
    const { say, conversationId } = await chattingShopper(test.shop)
    await say('Is it linen?')
    return () => run('delete from chat_conversations where id = $1', [conversationId])
  },
  'payment-problems': rowIn(
    'payment_problems',
    `insert into payment_problems (id, kind, provider, reference, created_at)
     values (gen_random_uuid(), 'unknown-order', 'stripe', 'pi_of_today', now())`,
  ),
  'print-problems': partnerOrder('state, problem', `'refused', 'out-of-stock'`),
  'reported-reviews': rowIn(
    'review_reports',
    `insert into review_reports (review_id, customer_id, reason, reported_at)
     select r.id, r.customer_id, 'spam', now() from reviews r
     where r.hidden_at is null and not exists (select from review_reports p where p.review_id = r.id) limit 1`,
  ),
  'looks-to-check': rowIn(
    'community_reports',
    `insert into community_reports (submission_id, customer_id, reason, reported_at)
     select s.id, s.customer_id, 'spam', now() from community_submissions s
     where not exists (select from community_reports p where p.submission_id = s.id)
       and not exists (select from community_appeals a where a.submission_id = s.id) limit 1`,
  ),
  applications: rowIn(
    'community_applications',
    `insert into community_applications
       (customer_id, full_name, email, phone, follower_count, bio, why_ambassador, applied_at)
     select c.id, 'Amaya', 'amaya@example.com', '0771234567', 10, 'Hi', 'Linen', now() from customers c
     where not exists (select from community_applications a where a.customer_id = c.id) limit 1`,
  ),
  'low-stock': async () => {
    const { rows } = await run(
      `select s.variant_id, s.size, s.on_hand, s.held from variant_stock s join variants v on v.id = s.variant_id
       join products p on p.id = v.product_id
       where p.is_published and p.archived_at is null and not p.made_to_order and not v.withdrawn and not s.withdrawn
         and not exists (select from variants o join variant_stock l on l.variant_id = o.id
           where o.product_id = p.id and l.on_hand - l.held between 1 and 4) limit 1`,
    )
    const { variant_id, size, on_hand, held } = rows[0]
    const set = (units: number) =>
      run('update variant_stock set on_hand = $3 where variant_id = $1 and size = $2', [
        variant_id,
        size,
        units,
      ])
    await set(held + 4)
    return () => set(on_hand)
  },
}

describe('what waits for staff', () => {
  it.each(waitingNames)('counts as many as the list has that it leads to: %s', async (name) => {
    const before = await lineOf(name)
    const takeAway = await ways[name]()
    const line = await lineOf(name)
    expect(line?.count).toBe((before?.count ?? 0) + 1)
    expect(await listed(line?.path ?? '')).toBe(line?.count)
    await takeAway()
    expect((await lineOf(name))?.count).toBe(before?.count)
  })

  it('is told to each role as far as it may see it, the most urgent first', async () => {
    const namesOf = async (who: typeof owner) => (await today(who)).waiting.map(({ name }) => name)
    expect(await namesOf(owner)).toEqual(waitingNames)
    expect(await namesOf(support)).not.toContain('reported-reviews')
    const moderator = await newStaffMember(test.shop, 'moderator')
    expect(await namesOf(moderator)).toEqual([
      'reported-reviews',
      'looks-to-check',
      'applications',
      'low-stock',
    ])
    expect((await today(moderator)).sales).toBeNull()
  })
})

describe('what was sold', () => {
  it('is told for today and this week, and for the week before until the same hour', async () => {
    const { shop } = test
    const before = (await today()).sales
    const { id } = await cashOrder(shop)
    const after = (await today()).sales
    const { headers } = await signIn(shop, owner)
    const { amount } = (await shop.call('staff.order', { headers, path: `/api/admin/orders/${id}` })).body
      .order
    expect(after?.today.orders).toBe((before?.today.orders ?? 0) + 1)
    expect(after?.today.amount).toBeCloseTo((before?.today.amount ?? 0) + amount)
    expect(after?.thisWeek.orders).toBe((before?.thisWeek.orders ?? 0) + 1)

    await forceOrders(shop, `placed_at = placed_at - interval '7 days' where id = $1`, [id])
    const moved = (await today()).sales
    expect(moved?.weekBefore.orders).toBe((before?.weekBefore.orders ?? 0) + 1)
    expect(moved?.weekBefore.amount).toBeCloseTo((before?.weekBefore.amount ?? 0) + amount)
    expect(moved?.thisWeek).toEqual(before?.thisWeek)

    await forceOrders(shop, `fulfilment = 'cancelled' where id = $1`, [id])
    expect((await today()).sales).toEqual(before)
  })
})
