import type { Page } from '@playwright/test'
import { customOrder } from '../../orders/made-to-order.ts'
import { expect } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import { alter, hold, refuse, type ScreenState } from '../screen-state.ts'

const detail = '/admin/made-to-order/:id'

interface Answer {
  partnerOrder: Record<string, unknown> & {
    items: { image: string; files: unknown[]; otherDesigns: unknown[] }[]
  }
}

const printFile = (side: string, proof: string) => ({
  side,
  address: '/sandbox/print.png',
  proof,
  sha256: '3f786850e387550fdab836ed7e6dc881de23001b7e3c1f4c9e8f5d2b6c7a9e10',
  width: 1800,
  height: 2400,
  dpi: 150,
})

const nothing = { hold: false, release: false, resend: false, markDelivered: false, replaceDesign: false }
const costs = {
  sold: 12_419.35,
  goodsText: 'USD 18.50',
  shippingText: 'USD 17.99',
  taxText: 'USD 0.00',
  totalText: 'USD 36.49',
  total: 11_770.97,
  rateText: '1 USD = LKR 322.58',
  margin: 6451.61,
  marginPercent: 51.9,
}
const history = ['To be sent', 'Accepted by the print partner', 'Being printed'].map((text, at) => ({
  ...{ at: Date.UTC(2026, 10, 20, 9, at * 20), text, note: '' },
  actor: at === 0 ? 'First Fashion' : 'Print partner',
}))

/** The partner's answers are the same in every run. */
async function openOne(page: Page, nth: number, change: Record<string, unknown>) {
  const { number, orderId } = await customOrder(page, nth)
  await signIn(page)
  await alter<Answer>(page, 'admin/partner-orders/*', ({ partnerOrder }) => {
    Object.assign(partnerOrder, change)
    for (const item of partnerOrder.items) {
      item.files = ['front', 'back'].map((side) => printFile(side, item.image))
      item.otherDesigns = ['Larger letters', 'A name of fifty characters, which is the longest 1'].map(
        (name, at) => ({ id: `${at}`, name, proof: item.image, approvedAt: Date.UTC(2026, 10, 21, 9) }),
      )
    }
  })
  await openFromOrder(page, orderId)
  await expect(page.getByRole('heading', { name: `Made to order: ${number}` })).toBeVisible()
}

/** Over the panel on the page of its order, once a job has opened the order at the partner. */
async function openFromOrder(page: Page, orderId: string) {
  await expect(async () => {
    const answer = await page.request.get(`/api/admin/partner-orders?orderId=${orderId}`)
    expect((await answer.json()).partnerOrders).toHaveLength(1)
  }).toPass()
  await page.goto(`/admin/orders/${orderId}`)
  await page.getByRole('link', { name: /^FF-/ }).click()
}

async function openList(page: Page, query = '') {
  await signIn(page)
  await page.goto(`/admin/made-to-order${query}`)
  await expect(page.getByRole('heading', { name: 'Made to order' })).toBeVisible()
}

interface ParcelsAnswer {
  parcels: Record<string, unknown>[]
}

async function openOrders(page: Page, nth: number, change: (answer: ParcelsAnswer) => void) {
  const { orderId, token } = await customOrder(page, nth)
  await expect(async () => {
    const answer = await page.request.get(`/api/fulfilment/${orderId}`, { headers: { token } })
    expect((await answer.json()).parcels).toHaveLength(2)
  }).toPass()
  await alter<ParcelsAnswer>(page, 'fulfilment/*', change)
  await page.goto('/orders')
  await expect(page.getByRole('region', { name: 'Parcels' })).toBeVisible()
}

const tracking = {
  carrier: 'DHL',
  number: 'SANDBOX100000',
  url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=SANDBOX100000',
}

/** What the print partner makes, for shoppers and staff. */
export const madeToOrder: readonly ScreenState[] = [
  {
    name: 'orders, two parcels',
    route: '/orders',
    arrive: (page) => openOrders(page, 60, () => {}),
  },
  {
    name: 'orders, two parcels on their way',
    route: '/orders',
    arrive: (page) =>
      openOrders(page, 61, ({ parcels }) => {
        for (const parcel of parcels) Object.assign(parcel, { step: 'shipped', tracking })
      }),
  },
  {
    name: 'orders, a print that was refused',
    route: '/orders',
    arrive: (page) =>
      openOrders(page, 62, ({ parcels }) => {
        Object.assign(parcels.at(-1) ?? {}, { problem: 'out-of-stock' })
      }),
  },
  {
    name: 'orders, a print file that was rejected',
    route: '/orders',
    arrive: (page) =>
      openOrders(page, 76, ({ parcels }) => {
        Object.assign(parcels.at(-1) ?? {}, { problem: 'file-rejected' })
      }),
  },
  {
    name: 'back office, made to order',
    route: '/admin/made-to-order',
    async arrive(page) {
      await customOrder(page, 63)
      await openList(page)
      await expect(page.getByText('To be paid in cash: confirm it first').first()).toBeVisible()
    },
  },
  {
    name: 'back office, made to order, nothing found',
    route: '/admin/made-to-order',
    upTo: 500,
    async arrive(page) {
      await openList(page, '?search=no-such-thing')
      await expect(page.getByText('No results.')).toBeVisible()
    },
  },
  {
    name: 'back office, made to order, failed',
    route: '/admin/made-to-order',
    upTo: 500,
    async arrive(page) {
      await refuse(page, 'admin/partner-orders*')
      await openList(page)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'back office, made to order, held',
    route: detail,
    async arrive(page) {
      await openOne(page, 64, {})
      await expect(page.getByRole('button', { name: 'Approve and send' })).toBeVisible()
    },
  },
  {
    name: 'back office, made to order, being printed',
    route: detail,
    arrive: (page) =>
      openOne(page, 65, {
        ...{
          state: 'printing',
          heldReason: null,
          costs,
          history,
          tries: 1,
          partnerId: '100000',
          can: nothing,
        },
      }),
  },
  {
    name: 'back office, made to order, refused',
    route: detail,
    arrive: (page) =>
      openOne(page, 66, {
        ...{ state: 'refused', heldReason: null, problem: 'out-of-stock', costs, history, tries: 1 },
        problemNote: 'Bella + Canvas 3001 (White / L) is out of stock.',
        can: { ...nothing, hold: true, resend: true },
      }),
  },
  {
    name: 'back office, made to order, on hold there',
    route: detail,
    async arrive(page) {
      await openOne(page, 76, {
        ...{ state: 'on-hold', heldReason: null, problem: null, costs, history, tries: 1, can: nothing },
        problemNote: 'The address could not be verified.',
      })
      await expect(page.getByText('The print partner has put it on hold')).toBeVisible()
    },
  },
  {
    name: 'back office, made to order, another design to print',
    route: detail,
    async arrive(page) {
      await openOne(page, 77, {
        ...{ state: 'refused', heldReason: null, problem: 'file-rejected', costs, history, tries: 1 },
        problemNote: 'The print file has no transparent background.',
        can: { ...nothing, hold: true, resend: true },
      })
      await page.getByText('Other approved designs (2)').click()
      await expect(page.getByRole('button', { name: 'Print Larger letters instead' })).toBeVisible()
    },
  },
  {
    name: 'back office, made to order, could not be sent',
    route: detail,
    arrive: (page) =>
      openOne(page, 67, {
        ...{ state: 'queued', heldReason: null, isOutOfTries: true, tries: 9 },
        sendError: 'Our print partner does not answer',
        can: { ...nothing, hold: true, resend: true },
      }),
  },
  {
    name: 'back office, made to order, shipped',
    route: detail,
    arrive: (page) =>
      openOne(page, 68, {
        ...{ state: 'shipped', heldReason: null, costs, history, tracking, tries: 1 },
        can: { ...nothing, markDelivered: true },
      }),
  },
  {
    name: 'back office, made to order, one loading',
    route: detail,
    upTo: 500,
    async arrive(page) {
      await signIn(page)
      await hold(page, 'admin/partner-orders/*')
      await page.goto('/admin/made-to-order/019a0000-0000-7000-8000-000000000000')
      await expect(page.getByRole('link', { name: 'All orders at the print partner' })).toBeVisible()
    },
  },
]
