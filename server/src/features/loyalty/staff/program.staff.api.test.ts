import { describe, expect, it } from 'vitest'
import {
  customerIdOf,
  expectPoints,
  friendOf,
  givePoints,
  keepOrder,
  pointsOf,
} from '../../../../testing/loyalty.ts'
import { newShopper, productInStock } from '../../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
const path = '/api/admin/loyalty'

const headersOf = async (who = owner) => (await signIn(test.shop, who)).headers
const program = async () =>
  (await test.shop.call('staff.loyalty-program', { headers: await headersOf(), path })).body
const edit = async (change: object) => {
  const { rules, tiers } = await program()
  const { version, ...given } = rules
  const body = { version, rules: given, tiers, ...change }
  return test.shop.call('staff.loyalty-program-edit', { headers: await headersOf(), path, body })
}

describe('the rules of loyalty', () => {
  it('apply from the moment they are saved, and only as they were seen', async () => {
    const { rules } = await program()
    const { version, ...given } = rules
    const saved = await edit({ rules: { ...given, sharePoints: 2 } })
    expect(saved.body).toMatchObject({ message: 'Loyalty saved', rules: { sharePoints: 2 } })
    expect((await edit({ version })).body.code).toBe('loyalty.changed-meanwhile')
    const { token } = await newShopper(test.shop)
    const { product } = await productInStock(test.shop)
    const body = { productId: product._id, platform: 'twitter' }
    expect((await test.shop.call('loyalty.award-share', { token, body })).body.points).toBe(2)
    expect((await test.shop.call('loyalty.earning')).body.sharePoints).toBe(2)
  })

  it('take nothing back of what was awarded before they were changed', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { referralCode } = (await shop.call('loyalty.generate-referral', { token })).body
    const friend = await friendOf(shop, referralCode)
    await keepOrder(shop, friend.token)
    await expectPoints(shop, token, { currentPoints: 5 })
    const { version: _, ...rules } = (await program()).rules
    expect((await edit({ rules: { ...rules, referralPoints: 3 } })).status).toBe(200)
    const customerId = await customerIdOf(shop, friend.email)
    await shop.deliver('customer-verified/referral', { customerId, event: crypto.randomUUID() })
    expect(await pointsOf(shop, token)).toMatchObject({ currentPoints: 5, lifetimePoints: 5 })
  })

  it('keep a tier from 0 points, each with a name of its own and a higher threshold than the one before', async () => {
    const { tiers } = await program()
    const from = (points: readonly number[]) => tiers.map((tier, at) => ({ ...tier, fromPoints: points[at] }))
    expect((await edit({ tiers: from([1, 50, 150, 400]) })).status).toBe(400)
    expect((await edit({ tiers: from([0, 50, 50, 400]) })).status).toBe(400)
    expect((await edit({ tiers: from([0, 150, 50, 400]) })).status).toBe(400)
    expect((await edit({ tiers: from([0, 50, 150, -1]) })).status).toBe(400)
    expect((await edit({ tiers: tiers.slice(0, 3) })).body.code).toBe('loyalty.tier-unknown')
    const swapped = await edit({ tiers: from([0, 60, 150, 500]) })
    expect(swapped.body.tiers.map(({ fromPoints }: { fromPoints: number }) => fromPoints)).toEqual([
      0, 60, 150, 500,
    ])
    const { headers } = await signIn(test.shop, support)
    expect((await test.shop.call('staff.loyalty-program', { headers, path })).status).toBe(403)
  })
})

describe('what the shop owes in points', () => {
  it('is worth Rs. 200 a point, by the age of what is left', async () => {
    const before = (await program()).liability
    const { email } = await newShopper(test.shop)
    await givePoints(test.shop, email, 10, 100)
    await givePoints(test.shop, email, 5)
    const { liability } = await program()
    expect(liability.available - before.available).toBe(15)
    expect(liability.worth).toBe(liability.available * 200)
    const ofAge = (days: number, { ages }: typeof liability) =>
      ages.find(({ upToDays }: { upToDays: number }) => upToDays === days)?.points ?? 0
    expect(ofAge(30, liability) - ofAge(30, before)).toBe(5)
    expect(ofAge(180, liability) - ofAge(180, before)).toBe(10)
    const sum = liability.ages.reduce((all: number, { points }: { points: number }) => all + points, 0)
    expect(sum).toBe(liability.available)
  })
})

describe('rewards in the back office', () => {
  const reward = {
    name: 'A sun hat',
    description: 'For hot days',
    type: 'product',
    amount: 0,
    isPercentage: false,
    product: 'planter-sun-hat',
    pointsCost: 25,
    stock: 4,
    minimumOrderAmount: 0,
    image: '',
    imageAlt: '',
  }
  const listPath = `${path}/rewards`
  const add = async (change: object) =>
    test.shop.call('staff.loyalty-reward-add', {
      headers: await headersOf(),
      path: listPath,
      body: { ...reward, ...change },
    })
  const find = async (name: string) => {
    const answer = await test.shop.call('staff.loyalty-rewards', {
      headers: await headersOf(),
      path: listPath,
    })
    return answer.body.rewards.find((one: { name: string }) => one.name === name)
  }

  it('are offered with the picture of their product, changed, and withdrawn', async () => {
    expect((await add({})).status).toBe(200)
    const added = await find('A sun hat')
    expect(added).toMatchObject({ productSlug: 'planter-sun-hat', stock: 4, redeemed: 0, isActive: true })
    expect(added?.image).not.toBe('')
    const { token } = await newShopper(test.shop)
    const offered = async () =>
      (await test.shop.call('loyalty.rewards', { token })).body.rewards.map(({ name }) => name)
    expect(await offered()).toContain('A sun hat')
    const { name, description, minimumOrderAmount, imageAlt } = reward
    const body = {
      name,
      description,
      minimumOrderAmount,
      image: added?.image,
      imageAlt,
      pointsCost: 20,
      stock: 3,
      isActive: false,
      version: 1,
    }
    const change = async () =>
      test.shop.call('staff.loyalty-reward-edit', {
        headers: await headersOf(),
        path: `${listPath}/${added?._id}`,
        body,
      })
    expect((await change()).status).toBe(200)
    expect((await change()).body.code).toBe('loyalty.changed-meanwhile')
    expect(await offered()).not.toContain('A sun hat')
  })

  it('are refused without what they give', async () => {
    expect((await add({ product: 'no-such-hat' })).body.code).toBe('loyalty.product-unknown')
    expect((await add({ product: '' })).status).toBe(400)
    expect((await add({ type: 'discount', amount: 0 })).status).toBe(400)
    expect((await add({ type: 'discount', amount: 120, isPercentage: true })).status).toBe(400)
    expect((await add({ type: 'discount', amount: 20, isPercentage: true, name: 'Twenty' })).status).toBe(200)
    expect(await find('Twenty')).toMatchObject({ value: { amount: 20, isPercentage: true } })
  })
})
