import type { Product } from '@first-fashion/contract/catalog/product'
import type { OrderPayload } from '@first-fashion/contract/checkout/calls'
import { expect } from 'vitest'
import type { TestShop } from './test-shop.ts'

let nextShopper = 1

/** A new customer of the shop, signed in. */
export async function newShopper(shop: TestShop): Promise<{ token: string; email: string }> {
  const email = `shopper-${nextShopper++}-${process.pid}@example.com`
  const body = { name: 'Nadeesha Silva', email, password: 'a-long-enough-one' }
  const answer = await shop.call('accounts.register', { body })
  return { token: answer.body.token, email }
}

/** The same with a confirmed address: what they write and like is shown to others, and counts. */
export async function confirmedShopper(shop: TestShop): Promise<{ token: string; email: string }> {
  const shopper = await newShopper(shop)
  await shop.database.pool.query('update customers set verified_at = $2 where email_key = $1', [
    shopper.email,
    shop.clock.now(),
  ])
  return shopper
}

/** A published product that is open for everyone, with colours, one of which has at least `units` of a size. */
export async function productInStock(shop: TestShop, units = 10) {
  const { body } = await shop.call('catalog.list')
  for (const product of body.products.filter((one) => !one.madeToOrder && !one.earlyAccessUntil))
    for (const variant of product.variants)
      for (const size of variant.sizes)
        if (size.quantity >= units) return { product, variant, size: size.size, stock: size.quantity }
  throw new Error(`nothing with ${units} units in stock`)
}

export const goodAddress = {
  firstName: 'Nadeesha',
  lastName: 'Silva',
  email: 'nadeesha@example.com',
  street: '14 Temple Road',
  apartment: '',
  city: 'Colombo',
  state: '',
  postalCode: '00300',
  country: 'LK',
  phone: '77 123 4567',
  phoneCode: '+94',
  instructions: '',
} as const

/** An order with its right total, as the checkout sends it. */
export function orderOf(product: Product, variantIndex: number, size: string, quantity = 1): OrderPayload {
  const amount = product.price * quantity + 350
  return {
    address: goodAddress,
    items: [{ productId: product._id, size, variantIndex, quantity }],
    amount,
    currency: { code: 'LKR' },
  }
}

/** Sets the stock on hand of a colour and size directly in the database; nothing that is cached shows the old one. */
export async function setStock(
  shop: TestShop,
  variantId: string,
  size: string,
  onHand: number,
): Promise<void> {
  await shop.database.pool.query(
    'update variant_stock set on_hand = $3, held = 0 where variant_id = $1 and size = $2',
    [variantId, size, onHand],
  )
  await shop.features.refreshCaches()
}

export async function stockOf(
  shop: TestShop,
  variantId: string,
  size: string,
): Promise<{ on_hand: number; held: number }> {
  const { rows } = await shop.database.pool.query(
    'select on_hand, held from variant_stock where variant_id = $1 and size = $2',
    [variantId, size],
  )
  return rows[0]
}

interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The mails that the sandbox received for an address. */
export async function mailsFor(shop: TestShop, to: string): Promise<Mail[]> {
  const answer = await fetch(`${shop.sandboxUrl}/api/inbox?to=${encodeURIComponent(to)}`)
  const { messages } = (await answer.json()) as { messages: Mail[] }
  return messages
}

/** The token of the first emailed link to a page; waits for the mail. */
export async function tokenFromMail(shop: TestShop, to: string, path: string): Promise<string> {
  let token = ''
  const arrived = async () => {
    const found = (await mailsFor(shop, to)).map(
      (mail) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(mail.text)?.[1] ?? '',
    )
    token = found.find(Boolean) ?? ''
    return token
  }
  await expect.poll(arrived).not.toBe('')
  return token
}
