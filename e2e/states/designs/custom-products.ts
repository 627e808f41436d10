import type { Page } from '@playwright/test'
import { customShirt, frontAndBack, newShirt, nothingInked } from '../../designs/designs.ts'
import { expect, inCart, signedIn } from '../../shop.ts'
import { alter, hold, refuse, type ScreenState, waitingAndFailed } from '../screen-state.ts'

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
  await newShirt(page, token, { name: 'Proof to be checked' })
  await newShirt(page, token, { name: 'Nothing on it yet', designs: [] })
  await newShirt(page, token, { name: 'Not on offer' })
  await alter<Answer>(page, lists, ({ customProducts }) => {
    const [gone] = customProducts
    if (gone !== undefined) gone.state = 'unavailable'
  })
  await page.goto(list)
  await expect(page.getByRole('article')).toHaveCount(5)
}

async function openOne(page: Page, folder = list, make = customShirt) {
  const { token } = await signedIn(page)
  const id = await make(page, token, { designs: frontAndBack })
  await page.goto(`${folder}/${id}`)
  await expect(page.getByRole('heading', { name: 'Galle Fort' })).toBeVisible()
}

/** One whose proof is shown, to be approved. */
async function openProof(page: Page, folder = list) {
  await openOne(page, folder, newShirt)
  await expect(page.getByRole('button', { name: 'Approve Proof' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Proof of the front' })).toBeVisible()
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
  { name: 'custom design, proof to approve', route: detail, arrive: (page) => openProof(page) },
  {
    name: 'custom design, proof being drawn',
    route: detail,
    async arrive(page) {
      await page.route('**/api/custom-products/proof/*', () => {})
      await openOne(page, list, newShirt)
      await expect(page.getByText('Drawing your proof …')).toBeVisible()
    },
  },
  {
    name: 'custom design, nothing would print',
    route: detail,
    async arrive(page) {
      await openOne(page, list, (own, token) => newShirt(own, token, { designs: nothingInked }))
      await expect(page.getByText('There is no proof yet')).toBeVisible()
    },
  },
  {
    name: 'custom design, no mockups',
    route: detail,
    async arrive(page) {
      await refuse(page, 'printful/designer/mockup/*')
      await openOne(page)
      await page.getByRole('button', { name: 'Refresh Mockup' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'The shop is very busy' })).toBeVisible()
    },
  },
  {
    name: 'custom design, mockups being made',
    route: detail,
    async arrive(page) {
      await hold(page, 'custom-products/mockup/status/*')
      await openOne(page)
      await page.getByRole('button', { name: 'Refresh Mockup' }).click()
      await expect(page.getByText('Our print partner is making new mockups.')).toBeVisible()
    },
  },
  {
    name: 'custom design, with mockups',
    route: detail,
    async arrive(page) {
      await openOne(page)
      await page.getByRole('button', { name: 'Refresh Mockup' }).click()
      await expect(page.getByRole('img', { name: 'Galle Fort, back' })).toBeVisible({ timeout: 60_000 })
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
      await expect(page.getByText('You approved this proof.')).toBeVisible()
    },
  },
  {
    name: 'custom order, proof to approve',
    route: '/custom-order/:id',
    arrive: (page) => openProof(page, '/custom-order'),
  },
  {
    name: 'custom design in the cart, whose proof is to be approved',
    route: '/cart',
    async arrive(page) {
      const { token } = await signedIn(page)
      const id = await customShirt(page, token)
      const data = { itemId: `custom_${id}`, size: 'L', quantity: 1 }
      await page.request.post('/api/cart/add', { headers: { token }, data })
      await page.route('**/api/cart/get', async (route) => {
        const answer = await route.fetch()
        const body = (await answer.text()).replace('"state":"ok"', '"state":"awaits-customer"')
        await route.fulfill({ response: answer, body })
      })
      await page.goto('/cart')
      await expect(page.getByText('Not ready to order yet.').first()).toBeVisible()
    },
  },
]
