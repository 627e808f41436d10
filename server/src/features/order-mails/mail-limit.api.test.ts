import { expect, it } from 'vitest'
import { everyJobDone } from '../../../testing/jobs-done.ts'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { soon } from '../../../testing/payments/payment-harness.ts'
import { deliver } from '../../../testing/returns.ts'
import { mailsFor, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop({ mailsPerMailbox: 1 })

async function orderTo(email: string) {
  const { shop } = test
  const { token } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop)
  const order = orderOf(product, variant.variantIndex, size)
  return { token, body: { ...order, address: { ...order.address, email } } }
}

const subjectsTo = async (email: string) => (await mailsFor(test.shop, email)).map(({ subject }) => subject)

it('every email of an order that was paid is sent, however many there are', async () => {
  const { shop } = test
  const email = 'paid-order@example.com'
  const { token, body } = await orderTo(email)
  const placed = await stripe.place(shop, token, body)
  await stripe.pay(shop, placed.sessionId)
  await stripe.comeBack(shop, token, placed)
  await deliver(shop, placed.orderId)
  // The confirmation and three steps.
  await expect.poll(async () => (await subjectsTo(email)).length, soon).toBe(4)
})

it('orders that nobody paid for do not flood a mailbox that may be a stranger’s', async () => {
  const { shop } = test
  const email = 'unpaid-order@example.com'
  for (let orders = 0; orders < 3; orders += 1) {
    const { token, body } = await orderTo(email)
    expect((await shop.call('order.place', { token, body })).status).toBe(200)
  }
  await everyJobDone(shop)
  expect(await subjectsTo(email)).toHaveLength(1)
})
