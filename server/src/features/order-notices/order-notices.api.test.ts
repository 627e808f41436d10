import type { NoticeRhythm } from '@first-fashion/contract/order-notices/rhythms'
import { describe, expect, it } from 'vitest'
import { newStaffMember } from '../../../testing/new-staff-member.ts'
import { soon } from '../../../testing/payments/payment-harness.ts'
import { goodAddress, mailsFor, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'
import { startDigests } from './order-notices.service.ts'

const test = useTestShop()

/** A manager who wants to hear of orders in a rhythm. */
async function memberWith(rhythm: NoticeRhythm) {
  const member = await newStaffMember(test.shop, 'manager')
  await test.shop.call('staff.order-notices-set', { headers: member.headers, body: { rhythm } })
  return member
}

async function newOrder(): Promise<string> {
  const { shop } = test
  const { token, email } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop)
  const body = { ...orderOf(product, variant.variantIndex, size, 2), address: { ...goodAddress, email } }
  const { orderId } = (await shop.call('order.place', { token, body })).body
  return orderId.slice(-8).toUpperCase()
}

const subjectsFor = async (email: string) => (await mailsFor(test.shop, email)).map(({ subject }) => subject)

const isNoted = async (number: string) => {
  const text = 'select order_id from new_orders where order_id::text ilike $1'
  return (await test.shop.database.pool.query(text, [`%${number}`])).rowCount
}

const hourMs = 3_600_000

/** What the tasks of every minute do once so much time has passed. */
const digestsAfter = (ms: number) => {
  const { shop } = test.shop.features
  return startDigests({
    ...shop,
    clock: { ...shop.clock, now: () => new Date(shop.clock.now().getTime() + ms + 60_000) },
  })
}

describe('a new order', () => {
  it('is emailed at once to staff who want to hear of each, with units and amount and no customer', async () => {
    const each = await memberWith('each')
    const none = await memberWith('none')
    const number = await newOrder()
    await expect.poll(() => subjectsFor(each.email), soon).toEqual([`New order ${number}`])
    const [mail] = await mailsFor(test.shop, each.email)
    expect(mail?.text).toMatch(new RegExp(`${number}: 2 units, Rs\\. [0-9,.]+`))
    expect(mail?.text).not.toContain(goodAddress.firstName)
    expect(await subjectsFor(none.email)).toEqual([])
  })

  it('is named once in the digest of the hour or day that it came in', async () => {
    const hourly = await memberWith('hourly')
    const daily = await memberWith('daily')
    const number = await newOrder()
    await expect.poll(() => isNoted(number), soon).toBe(1)
    await digestsAfter(hourMs)
    await digestsAfter(hourMs)
    await expect.poll(() => subjectsFor(hourly.email), soon).toHaveLength(1)
    await digestsAfter(24 * hourMs)
    await expect.poll(() => subjectsFor(daily.email), soon).toHaveLength(1)
    const texts = (await mailsFor(test.shop, hourly.email)).map(({ text }) => text)
    expect(texts.filter((text) => text.includes(number))).toHaveLength(1)
  })

  it('is not lost when a member chooses another rhythm before the digest is sent', async () => {
    const member = await memberWith('daily')
    const number = await newOrder()
    await expect.poll(() => isNoted(number), soon).toBe(1)
    await test.shop.call('staff.order-notices-set', { headers: member.headers, body: { rhythm: 'none' } })
    await expect.poll(() => subjectsFor(member.email), soon).toHaveLength(1)
    const [mail] = await mailsFor(test.shop, member.email)
    expect(mail?.text).toContain(number)
  })

  it('reaches nobody who may no longer read orders', async () => {
    const member = await memberWith('each')
    await test.shop.database.pool.query(`update staff set role = 'moderator' where email = $1`, [
      member.email,
    ])
    const other = await memberWith('each')
    await newOrder()
    await expect.poll(() => subjectsFor(other.email), soon).toHaveLength(1)
    expect(await subjectsFor(member.email)).toEqual([])
  })

  it('is emailed to owners until they say otherwise, and not in the demonstration', async () => {
    const { headers } = await newStaffMember(test.shop, 'owner')
    expect((await test.shop.call('staff.order-notices', { headers })).body.rhythm).toBe('each')
    const demonstration = (await signIn(test.shop, owner)).headers
    expect((await test.shop.call('staff.order-notices', { headers: demonstration })).body.rhythm).toBe('none')
  })
})
