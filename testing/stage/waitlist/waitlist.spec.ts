import { samples } from '@first-fashion/contract/samples'
import { screens as ofCart } from '../../../web/app/features/cart/cart.screens.ts'
import { screens as ofWaitlist } from '../../../web/app/features/waitlist/waitlist.screens.ts'
import { altered, type Screen } from '../screen.ts'
import { arrive, expect, test } from '../stage.ts'

const inCheckout = /^The last one is in someone’s checkout\. It may be free again at \d\d:\d\d\.$/

/** A state whose size is the last one, in someone's checkout. */
function stateNamed(screens: readonly Screen[], name: string): Screen {
  const found = screens.find((screen) => screen.name === name)
  if (found === undefined) throw new Error(`there is no state '${name}'`)
  return found
}

/** How the shopper stands in the queue of the size. */
const standing = (position: number | null) =>
  altered('waitlist.own-sizes', (answer) => {
    answer.sizes = answer.sizes.map((one) => ({ ...one, reservedUntil: null, position, waiting: 1 }))
  })

test('a shopper whose item went into someone’s checkout reads so in the cart, queues and leaves again', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await arrive(stage, stateNamed(ofCart, 'cart, the last one in someone’s checkout'))
  const [{ name, size, productId, variantIndex }] = samples['cart.get'].lines
  const line = page.getByRole('listitem').filter({ hasText: name }).first()
  await expect(line.getByText(inCheckout)).toBeVisible()
  await stage.answer(standing(1))
  const joined = page.waitForRequest('**/api/waitlist/join')
  await line.getByRole('button', { name: `Queue for size ${size}` }).click()
  expect((await joined).postDataJSON()).toEqual({ productId, variantIndex, size })
  await expect(line.getByText('You are number 1 of 1 in the queue.')).toBeVisible()
  await stage.answer(standing(null))
  const left = page.waitForRequest('**/api/waitlist/leave')
  await line.getByRole('button', { name: `Leave the queue for size ${size}` }).click()
  expect((await left).postDataJSON()).toEqual({ productId, variantIndex, size })
  await expect(line.getByRole('button', { name: `Queue for size ${size}` })).toBeVisible()
})

test('a visitor who wants to queue is asked to log in and comes back to the product', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await arrive(stage, stateNamed(ofWaitlist, 'product, the last one in someone’s checkout'))
  await page.getByRole('button', { name: /^Queue for size/ }).click()
  const { slug } = samples['catalog.single'].product
  await expect(page).toHaveURL(new RegExp(`/login\\?returnTo=%2Fproduct%2F${slug}`))
  await expect(page.getByText('Please log in to queue')).toBeVisible()
})
