import { altered, expect, held, refused, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/cart'

/** The cart with and without lines. */
export const screens: readonly Screen[] = [
  { name: 'cart, empty', route, shows: '+2 more' },
  { name: 'cart', route, as: 'member', shows: 'Cart totals' },
  {
    name: 'cart, prices without taxes',
    layoutOf: 'cart',
    route,
    as: 'member',
    answers: altered('store.details', ({ offers }) => Object.assign(offers, { taxesAdded: true })),
    shows: 'Taxes are added at the checkout',
  },
  {
    name: 'cart, lines that cannot be had',
    route,
    as: 'member',
    answers: altered('cart.get', (answer) => {
      const [line] = answer.lines
      if (line === undefined) return
      const changes = [
        {
          name: 'Hand-Blocked Batik Resort Shirt with Coconut Shell Buttons and a Camp Collar',
          quantity: 99,
          stock: 99,
          lineTotal: line.price * 99,
        },
        { state: 'sold-out' as const },
        { state: 'short' as const, stock: 1, quantity: 4 },
        { state: 'unpublished' as const },
        { priceWhenAdded: 1200 },
      ]
      answer.lines = changes.map((change, at) => ({ ...line, key: `${line.key}${at}`, ...change }))
    }),
    shows: 'Cart totals',
  },
  {
    name: 'cart, a line on final sale',
    layoutOf: 'cart',
    route,
    as: 'member',
    answers: altered('cart.get', ({ lines: [first] }) => {
      if (first !== undefined) first.finalSale = true
    }),
    shows: 'Final sale – cannot be returned',
  },
  {
    name: 'cart, a line taken out',
    route,
    as: 'member',
    over: true,
    steps: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    },
  },
  { name: 'cart, loading', route, as: 'member', answers: { 'cart.get': held } },
  {
    name: 'cart, failed',
    route,
    as: 'member',
    answers: { 'cart.get': refused() },
    layoutOf: 'orders, failed',
    shows: /try again/i,
  },
  {
    name: 'cart, the last one in someone’s checkout',
    route,
    as: 'member',
    answers: {
      ...altered('cart.get', ({ lines: [first] }) => {
        if (first !== undefined) Object.assign(first, { state: 'sold-out', stock: 0 })
      }),
      ...altered('waitlist.own-sizes', (answer) => {
        answer.sizes = answer.sizes.map((size) => ({
          ...size,
          reservedUntil: null,
          position: null,
          waiting: 1,
        }))
      }),
    },
    steps: ({ page }) => expect(page.getByRole('button', { name: /^Queue for size/ })).toBeVisible(),
  },
]
