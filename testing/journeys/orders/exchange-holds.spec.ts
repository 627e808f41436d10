import type { Page } from '@playwright/test'
import { asOwner, expect, logInAgain, test } from '../shop.ts'
import { deliver, placedOrder } from './placed-orders.ts'

type Staff = Awaited<ReturnType<typeof asOwner>>
type Placed = Awaited<ReturnType<typeof placedOrder>>

interface StaffProduct {
  readonly variants: readonly {
    readonly variantIndex: number
    readonly sizes: readonly { readonly size: string; readonly onHand: number }[]
  }[]
}

/** Staff count the stock of a size. */
async function setOnHand(
  page: Page,
  headers: Staff,
  { product, variantIndex }: Placed,
  size: string,
  onHand: number,
) {
  const path = `/api/admin/products/${product._id}`
  const answer: { product: StaffProduct } = await (await page.request.get(path, { headers })).json()
  const variant = answer.product.variants.find((one) => one.variantIndex === variantIndex)
  const expected = variant?.sizes.find((one) => one.size === size)?.onHand ?? 0
  const data = { variantIndex, size, onHand, expected }
  const counted = await page.request.put(`${path}/stock`, { headers, data })
  expect(counted.status(), await counted.text()).toBe(200)
}

test(
  'a size that has gone meanwhile is refused with all else kept; another is held at once, staff see why, and it is free when the request is withdrawn',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    test.setTimeout(120_000)
    const headers = await asOwner(page)
    const order = await placedOrder(page, project.name === 'phone' ? 61 : 63)
    await deliver(page, headers, order.id)
    const [gone = '', other = ''] = order.product.variants
      .flatMap(({ variantIndex, sizes }) => (variantIndex === order.variantIndex ? sizes : []))
      .flatMap(({ size }) => (size === order.size ? [] : [size]))
    for (const size of [gone, other]) await setOnHand(page, headers, order, size, 3)
    await page.goto('/login')
    await logInAgain(page, order.email)

    await page.goto('/orders')
    const card = page.getByRole('article').first()
    await card.getByRole('button', { name: 'Return or exchange' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').check()
    await dialog.getByLabel(/Anything we should know/).fill('Too long in the sleeves')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('radio', { name: /Another colour or size/ }).check()
    const sizes = dialog.getByRole('group', { name: /^Size of/ })
    await sizes.getByRole('button', { name: gone, exact: true }).click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('Nothing is due.')).toBeVisible()
    await setOnHand(page, headers, order, gone, 0)
    await dialog.getByRole('button', { name: 'Send request' }).click()

    await expect(
      dialog.getByText(/is no longer available. Please choose another colour or size./),
    ).toBeVisible()
    await expect(sizes.getByRole('button', { name: gone, exact: true })).toBeDisabled()
    await expect(dialog.getByText('Choose a size')).toBeVisible()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('Please choose a size for each item.')).toBeVisible()
    await sizes.getByRole('button', { name: other, exact: true }).click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText(/is no longer available/)).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card.getByText('What you chose is held for you until we answer.')).toBeVisible()

    await asOwner(page)
    await page.goto('/admin/returns?status=pending')
    await page.getByRole('link', { name: order.number }).click()
    await expect(page.getByText('Too long in the sleeves')).toBeVisible()
    await expect(page.getByText('Until we have acted')).toBeVisible()
    await page.goto(`/admin/products/${order.product._id}`)
    await expect(page.getByRole('heading', { name: 'Why units are reserved' })).toBeVisible()
    await page.getByRole('link', { name: `Exchange for order ${order.number}` }).click()
    await page.getByLabel(/^Note/).last().fill('Please use the label')
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByText(/· Ruwani Bandara$/)).toBeVisible()
    await expect(page.getByText('Please use the label').last()).toBeVisible()
    await expect(page.getByText(/^Until \d+ \w+ 20\d\d/)).toBeVisible()
    await page.goto('/orders')
    await expect(card.getByText(/^What you chose is held for you until \d+ \w+ 20\d\d\.$/)).toBeVisible()
    await card.getByText('What happened so far').click()
    await expect(card.getByText(/^\d+ \w+ 20\d\d.* ·\sYou$/)).toBeVisible()
    await expect(card.getByText(/^\d+ \w+ 20\d\d.* ·\sFirst Fashion$/)).toBeVisible()
  },
)
