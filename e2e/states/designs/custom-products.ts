import type { Page } from '@playwright/test'
import { customShirt } from '../../designs/designs.ts'
import { expect, inCart, signedIn } from '../../shop.ts'
import { alter, type ScreenState, waitingAndFailed } from '../screen-state.ts'

const list = '/custom-products'
const detail = '/custom-products/:id'
const lists = 'printful/designer/custom-products'

interface Answer {
  readonly customProducts: { state: string }[]
}

async function openList(page: Page) {
  const { token } = await signedIn(page)
  await customShirt(page, token)
  await customShirt(page, token, { name: 'A name of fifty characters, which is the longest 1' })
  await customShirt(page, token, { name: 'Nothing on it yet', designs: [] })
  await customShirt(page, token, { name: 'Not on offer' })
  await alter<Answer>(page, lists, ({ customProducts }) => {
    const [gone] = customProducts
    if (gone !== undefined) gone.state = 'unavailable'
  })
  await page.goto(list)
  await expect(page.getByRole('article')).toHaveCount(4)
}

async function openOne(page: Page, folder = list) {
  const { token } = await signedIn(page)
  const id = await customShirt(page, token)
  await page.goto(`${folder}/${id}`)
  await expect(page.getByRole('heading', { name: 'Galle Fort' })).toBeVisible()
}

/** Custom products in a list, by themselves, and on the way to the checkout. */
export const customProducts: readonly ScreenState[] = [
  { name: 'custom designs', route: list, arrive: openList },
  {
    name: 'custom designs, none',
    route: list,
    async arrive(page) {
      await signedIn(page)
      await page.goto(list)
      await expect(page.getByText("You haven't created any custom designs yet.")).toBeVisible()
    },
  },
  {
    name: 'custom designs, one to be deleted',
    route: list,
    over: true,
    async arrive(page) {
      await openList(page)
      await page.getByRole('button', { name: 'Delete Galle Fort' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  ...waitingAndFailed({
    name: 'custom designs',
    route: list,
    call: lists,
    open: async (page) => {
      await signedIn(page)
      await page.goto(list)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  }),
  {
    name: 'custom design',
    route: detail,
    async arrive(page) {
      await openOne(page)
    },
  },
  {
    name: 'custom design, no mockups',
    route: detail,
    async arrive(page) {
      await openOne(page)
      await page.getByRole('button', { name: 'Refresh Mockup' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Mockups are not available' })).toBeVisible()
    },
  },
  {
    name: 'custom design in the cart',
    route: '/cart',
    async arrive(page) {
      const { token } = await signedIn(page)
      await inCart(page, token)
      const id = await customShirt(page, token)
      const data = { itemId: `custom_${id}`, size: 'L', quantity: 2 }
      await page.request.post('/api/cart/add', { headers: { token }, data })
      await page.goto('/cart')
      await expect(page.getByRole('listitem').filter({ hasText: 'Galle Fort' }).first()).toBeVisible()
    },
  },
  {
    name: 'custom order',
    route: '/custom-order/:id',
    async arrive(page) {
      await openOne(page, '/custom-order')
    },
  },
]
