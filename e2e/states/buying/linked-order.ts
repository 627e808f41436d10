import type { LinkedOrder } from '@first-fashion/contract/orders/linked-order'
import type { Page } from '@playwright/test'
import { expect } from '../../shop.ts'
import { type ScreenState, waitingAndFailed } from '../screen-state.ts'

const placed = Date.UTC(2026, 10, 20, 9)
const dayMs = 86_400_000

const order: LinkedOrder = {
  orderNumber: '9D1381BA',
  date: placed,
  status: 'Shipped',
  payment: true,
  paymentState: 'paid',
  paymentMethod: 'stripe',
  amount: 11_300,
  subtotal: 11_900,
  shippingCost: 350,
  adjustments: [
    {
      source: 'promo-codes',
      kind: 'promotion',
      label: 'Discount (WELCOME)',
      appliesTo: 'goods',
      amount: -950,
      reference: 'WELCOME',
    },
  ],
  tenders: [{ source: 'payments', kind: 'stripe', label: 'Card', amount: 11_300, returned: 0 }],
  discount: 950,
  refundedText: '',
  isRefundAwaited: false,
  isExpress: false,
  estimatedDays: { min: 1, max: 3 },
  currency: { code: 'LKR', symbol: 'Rs.', exchangeRate: 1 },
  chargedMinorUnits: 1_130_000,
  chargedText: 'LKR 11,300.00',
  tracking: { carrier: 'DHL', number: 'JD014600', url: 'https://www.dhl.com/' },
  items: [
    {
      lineId: '1',
      variantIndex: 0,
      path: '/product/weligama-tee',
      slug: 'weligama-tee',
      name: 'Weligama Tee',
      image: '/media/garments/tee.front.2b3a67.solid.v4/640.webp',
      options: ['Indigo', 'M'],
      color: 'Indigo',
      colorCode: '#2b3a67',
      size: 'M',
      quantity: 2,
      cancelledQuantity: 0,
      refundedQuantity: 0,
      price: 5_950,
    },
  ],
  city: 'Colombo',
  country: 'LK',
  events: [
    { at: placed, text: 'Order Placed' },
    { at: placed + dayMs, text: 'Packing' },
    { at: placed + 2 * dayMs, text: 'Shipped' },
  ],
}

/** The order with a picture that the shop has. */
async function withPicture(page: Page): Promise<LinkedOrder> {
  const { products } = await (await page.request.get('/api/product/list')).json()
  const { image }: { image: string[] } = products[0]
  return { ...order, items: order.items.map((item) => ({ ...item, image: image[0] ?? '' })) }
}

const openLink = (page: Page) => page.goto('/order#a-token')

/** The order that a link in an email opens. */
export const linkedOrders: readonly ScreenState[] = [
  {
    name: 'linked order',
    route: '/order',
    async arrive(page) {
      const json = { success: true, order: await withPicture(page) }
      await page.route('**/api/order/by-link', (route) => route.fulfill({ json }))
      await openLink(page)
      await expect(page.getByRole('heading', { name: 'Order 9D1381BA' })).toBeVisible()
    },
  },
  {
    name: 'linked order, link dead',
    route: '/order',
    async arrive(page) {
      await openLink(page)
      await expect(page.getByRole('heading', { name: 'This link no longer opens' })).toBeVisible()
    },
  },
  ...waitingAndFailed({
    name: 'linked order',
    route: '/order',
    call: 'order/by-link',
    open: async (page) => {
      await openLink(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    },
  }),
]
