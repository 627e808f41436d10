import { describe, expect, it } from 'vitest'
import { customerIdOf, expectPoints, friendOf, keepOrder } from '../../../../testing/loyalty.ts'
import { stripe } from '../../../../testing/payments/harnesses.ts'
import { placedOrder, soon } from '../../../../testing/payments/payment-harness.ts'
import { goodAddress, newShopper } from '../../../../testing/shoppers.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
const [ownCard, friendsCard] = ['4242 4242 4242 4242', '5555555555554444']

interface Shopper {
  readonly token: string
  readonly email: string
}
let nextPhone = 1_000_000

/** Orders to an address and phone of their own, and pays with a card on the payment page. */
async function payWith(cardNumber: string, { token, email }: Shopper): Promise<void> {
  const { shop } = test
  const phone = `77 ${nextPhone++}`
  const address = { ...goodAddress, email, phone, street: `${phone} Fort Road` }
  const { orderId, sessionId, ...order } = await placedOrder(shop, stripe, { address }, { token })
  const page = `${shop.sandboxUrl}/stripe/pay/${sessionId}/pay`
  const body = new URLSearchParams({ card: cardNumber })
  expect((await fetch(page, { method: 'POST', body, redirect: 'manual' })).status).toBe(303)
  const back = await stripe.comeBack(shop, token, { ...order, orderId, sessionId })
  expect(back.status).toBe(200)
}

async function referral() {
  const { shop } = test
  const referrer = await newShopper(shop)
  const { referralCode } = (await shop.call('loyalty.generate-referral', { token: referrer.token })).body
  const friend = await friendOf(shop, referralCode)
  await keepOrder(shop, friend.token)
  await expectPoints(shop, referrer.token, { referralCount: 1, currentPoints: 5 })
  return { referrer, friend, friendId: await customerIdOf(shop, friend.email) }
}

async function reasonOf(friendId: string): Promise<string> {
  const { rows } = await test.shop.database.pool.query(
    'select reason from loyalty_referrals where referred_id = $1',
    [friendId],
  )
  return rows[0]?.reason
}

describe('a referral of somebody who pays with the same card', () => {
  it('is refused quietly, and its points are taken back', async () => {
    const { referrer, friend, friendId } = await referral()
    await payWith(ownCard, referrer)
    await payWith(ownCard, friend)
    await expect.poll(() => reasonOf(friendId), soon).toBe('same-card')
    await expectPoints(test.shop, referrer.token, { referralCount: 0, currentPoints: 0 })
  })
})

describe('a referral of somebody with another card', () => {
  it('keeps its points', async () => {
    const { referrer, friend, friendId } = await referral()
    await payWith(ownCard, referrer)
    await payWith(friendsCard, friend)
    const cardsOf = async () =>
      (await test.shop.database.pool.query('select 1 from payment_cards where customer_id = $1', [friendId]))
        .rows
    await expect.poll(cardsOf, soon).toHaveLength(1)
    await test.shop.deliver('customer-verified/referral', {
      customerId: friendId,
      event: crypto.randomUUID(),
    })
    expect(await reasonOf(friendId)).toBe('')
    await expectPoints(test.shop, referrer.token, { referralCount: 1, currentPoints: 5 })
  })
})

describe('the fingerprint of a card', () => {
  it('is in the download of one’s data, in no log, and goes with the account', async () => {
    const { shop } = test
    const shopper = await newShopper(shop)
    await payWith(ownCard, shopper)
    const id = await customerIdOf(shop, shopper.email)
    const { data } = (await shop.call('personal-data.download', { token: shopper.token })).body
    const cards = data.paymentCards
    expect(cards).toMatchObject([{ provider: 'stripe', fingerprint: expect.stringMatching(/^\w{16}$/) }])
    const { rows } = await shop.database.pool.query(
      'select fingerprint from payment_cards where customer_id = $1',
      [id],
    )
    const { fingerprint } = rows[0]
    expect(shop.logLines.filter((line) => line.includes(fingerprint))).toEqual([])
    const body = { password: 'a-long-enough-one' }
    expect((await shop.call('personal-data.delete-account', { token: shopper.token, body })).status).toBe(200)
    const left = await shop.database.pool.query('select 1 from payment_cards where customer_id = $1', [id])
    expect(left.rows).toEqual([])
  })
})
