import { samples } from '@first-fashion/contract/samples'
import type { Page } from '@playwright/test'
import { altered } from './screen.ts'

/** The product of the samples, and its address. */
export const { product } = samples['catalog.single']
export const productAddress = `/product/${product.slug}`

const reviewForm = /^(Write a|Change your) review$/

/** Opens the form of reviews, which is behind a button. */
export async function openReviewForm(page: Page): Promise<void> {
  const form = page.locator('details').filter({ has: page.getByText(reviewForm) })
  const isOpen = await form.evaluate((details) => details.hasAttribute('open'))
  if (!isOpen) await form.getByText(reviewForm).click()
}

/** A colour and a size in plentiful stock. */
export const sku = { color: product.variants[0].color, size: 'S' }

export const emptyCart = altered('cart.get', (answer) => {
  Object.assign(answer, { cartData: {}, lines: [] })
  Object.assign(answer, { totals: { subtotal: 0, shipping: 0, discount: 0, total: 0 } })
})

/** The cart once so many of it are in it, alone or after what the samples have. */
export const cartOf = (quantity: number, others: 'alone' | 'after others' = 'alone') =>
  altered('cart.get', (answer) => {
    const { color, size } = sku
    const [line] = answer.lines
    if (line === undefined) return
    const lineTotal = product.price * quantity
    const { slug, name, price } = product
    const what = { slug, name, price, path: productAddress, color, size, options: [color, size] }
    const key = { productId: product._id, key: `${product._id}_0`, variantIndex: 0 }
    answer.lines = [
      ...(others === 'alone' ? [] : answer.lines),
      { ...line, ...what, ...key, quantity, lineTotal },
    ]
    const variantInfo = { color, colorCode: '#E07A5F', variantIndex: 0 }
    answer.cartData = {
      ...(others === 'alone' ? {} : answer.cartData),
      [key.key]: { variantInfo, [size]: quantity },
    }
    answer.totals = { subtotal: lineTotal, shipping: 350, discount: 0, total: lineTotal + 350 }
  })

export async function chooseSku(page: Page): Promise<void> {
  await page.getByRole('button', { name: sku.color, exact: true }).click()
  await page.getByRole('button', { name: sku.size, exact: true }).click()
}

export const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to Cart' }).first().click()
