import { samples } from '@first-fashion/contract/samples'
import {
  type Answers,
  altered,
  expect,
  held,
  refused,
  type Screen,
  type Stage,
} from '@first-fashion/testing/stage/screen'

const { customProduct } = samples['custom-products.get']
const list = { route: '/custom-products', as: 'member' } as const

const one = (name: string, rest: Partial<Screen>): Screen => ({
  name: `custom design${name}`,
  route: '/custom-products/:id',
  address: `/custom-products/${customProduct._id}`,
  as: 'member',
  ...rest,
  steps: async (stage) => {
    await expect(stage.page.getByRole('heading', { name: customProduct.name })).toBeVisible()
    await rest.steps?.(stage)
  },
})

/** The same on the way to the checkout. */
const order = (name: string, rest: Partial<Screen>): Screen => ({
  ...one('', rest),
  name: `custom order${name}`,
  route: '/custom-order/:id',
  address: `/custom-order/${customProduct._id}`,
})

/** The shopper has not approved its proof yet. */
export const unapproved: Answers = {
  ...altered('custom-products.get', (answer) => {
    answer.customProduct.state = 'proof-needed'
  }),
  ...altered('custom-products.proof', ({ proof }) => {
    proof.isApproved = false
  }),
}

const isToApprove = async ({ page }: Stage) => {
  await expect(page.getByRole('button', { name: 'Approve Proof' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Proof of the front' })).toBeVisible()
}

const refreshMockups = ({ page }: Stage) => page.getByRole('button', { name: 'Refresh Mockup' }).click()

/** A cart with the shirt in it, and perhaps with something of the shop's. */
const cart = (state: 'ok' | 'awaits-customer', isAlone: boolean): Answers =>
  altered('cart.get', (answer) => {
    const [first] = answer.lines
    if (first === undefined) return
    const key = `custom_${customProduct._id}`
    const quantity = isAlone ? 1 : 2
    const { price, name, image } = customProduct
    const shirt = {
      ...{ ...first, key, productId: key, slug: '', path: `/custom-products/${customProduct._id}` },
      ...{ name, image, options: ['White', 'L'], color: 'White', colorCode: '#f4f3ee', size: 'L' },
      ...{ quantity, price, lineTotal: price * quantity, stock: 99, state },
    }
    answer.lines = isAlone ? [shirt] : [first, shirt]
    const subtotal = answer.lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0)
    const shipping = isAlone ? 0 : 350
    answer.totals = { subtotal, shipping, discount: 0, total: subtotal + shipping }
    answer.cartData = {}
  })

/** Custom products in a list, by themselves, and on the way to the checkout. */
export const screens: readonly Screen[] = [
  {
    ...list,
    name: 'custom designs',
    steps: ({ page }) => expect(page.getByRole('article')).toHaveCount(5),
  },
  {
    ...list,
    name: 'custom designs, none',
    answers: { 'custom-products.list': { success: true, customProducts: [] } },
    shows: "You haven't created any custom designs yet.",
  },
  {
    ...list,
    name: 'custom designs, one to be deleted',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Delete Galle Fort' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...list,
    name: 'custom designs, loading',
    upTo: 500,
    answers: { 'custom-products.list': held },
    steps: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  {
    ...list,
    name: 'custom designs, failed',
    upTo: 500,
    answers: { 'custom-products.list': refused() },
    steps: ({ page }) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  one('', {}),
  one(', proof to approve', { answers: unapproved, steps: isToApprove }),
  one(', proof being drawn', {
    answers: { ...unapproved, 'custom-products.proof': held },
    shows: 'Drawing your proof …',
  }),
  one(', nothing would print', {
    answers: {
      ...unapproved,
      'custom-products.proof': refused(
        'media.blank-print',
        'Nothing of this design would show in print. Please change what is on it.',
        400,
      ),
    },
    shows: 'There is no proof yet',
  }),
  one(', no mockups', {
    answers: { 'custom-products.refresh-mockup': refused() },
    steps: async (stage) => {
      await refreshMockups(stage)
      const alert = stage.page.getByRole('alert').filter({ hasText: 'The shop is very busy' })
      await expect(alert).toBeVisible()
    },
  }),
  one(', mockups being made', {
    answers: { 'custom-products.mockup-status': held },
    steps: async (stage) => {
      // From then on the product names what is being made.
      const { tasks } = samples['custom-products.refresh-mockup']
      await stage.answer(
        altered(
          'custom-products.get',
          ({ customProduct: { mockupTasks } }) => void mockupTasks.push(...tasks),
        ),
      )
      await refreshMockups(stage)
    },
    shows: /^Our print partner is making new mockups\./,
  }),
  one(', with mockups', {
    answers: altered('custom-products.get', (answer) => {
      const [{ mockup_url: url }] = samples['custom-products.mockup-status'].mockups
      answer.customProduct.mockups = [
        { placement: 'front', url },
        { placement: 'back', url: `${url}?back` },
      ]
    }),
    steps: ({ page }) => expect(page.getByRole('img', { name: 'Galle Fort, back' })).toBeVisible(),
  }),
  order('', { shows: 'You approved this proof.' }),
  order(', proof to approve', {
    answers: unapproved,
    layoutOf: 'custom design, proof to approve',
    steps: isToApprove,
  }),
  {
    name: 'custom design in the cart',
    route: '/cart',
    as: 'member',
    answers: cart('ok', false),
    steps: ({ page }) =>
      expect(page.getByRole('listitem').filter({ hasText: 'Galle Fort' }).first()).toBeVisible(),
  },
  {
    name: 'custom design in the cart, whose proof is to be approved',
    route: '/cart',
    as: 'member',
    answers: cart('awaits-customer', true),
    shows: /Not ready to order yet\./,
  },
]
