import type { Order } from '@first-fashion/contract/orders/order'
import { fulfilmentSteps, orderStatuses } from '@first-fashion/contract/orders/status'
import type { Page } from '@playwright/test'
import { expect, signedIn } from '../../shop.ts'
import { alter, hold, refuse, type ScreenState } from '../screen-state.ts'

interface OrdersAnswer {
  orders: Order[]
  total: number
}

export async function asAmaya(page: Page) {
  const data = { email: 'amaya@example.com', password: 'colombo-lagoon-7' }
  const answer = await page.request.post('/api/user/login', { data })
  const { token }: { token: string } = await answer.json()
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
}

export async function openOrders(page: Page) {
  await page.goto('/orders')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
}

/** The history of an order that has come so far: a step every other day. */
const stepsTo = (status: Order['status'], placed: number): Order['events'] => {
  const steps: readonly string[] = fulfilmentSteps
  const last = steps.includes(status) ? steps.indexOf(status) : steps.length - 1
  return steps
    .slice(0, last + 1)
    .map((text, at) => ({ at: placed + at * 2 * 86_400_000, text, actor: 'First Fashion', note: '' }))
}

/** The orders of a shopper. */
export const orders: readonly ScreenState[] = [
  {
    name: 'orders',
    route: '/orders',
    async arrive(page) {
      await asAmaya(page)
      await openOrders(page)
    },
  },
  {
    name: 'orders, none',
    route: '/orders',
    async arrive(page) {
      await signedIn(page)
      await page.goto('/orders')
      await expect(page.getByText('No orders yet')).toBeVisible()
    },
  },
  {
    name: 'orders, loading',
    route: '/orders',
    async arrive(page) {
      await signedIn(page)
      await hold(page, 'order/userorders')
      await page.goto('/orders')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    name: 'orders, failed',
    route: '/orders',
    async arrive(page) {
      await signedIn(page)
      await refuse(page, 'order/userorders')
      await page.goto('/orders')
      await expect(page.getByRole('button', { name: /try again/i })).toBeVisible()
    },
  },
  {
    name: 'orders, every status',
    route: '/orders',
    async arrive(page) {
      await asAmaya(page)
      await alter<OrdersAnswer>(page, 'order/userorders', (answer) => {
        const [first] = answer.orders
        if (first === undefined) return
        answer.orders = orderStatuses.map((status, at) => ({
          ...first,
          _id: `${first._id.slice(0, -1)}${at}`,
          status,
          canCancel: status === 'Order Placed' || status === 'Packing',
          events: stepsTo(status, first.date),
        }))
      })
      await openOrders(page)
    },
  },
  {
    name: 'orders, on its way',
    route: '/orders',
    async arrive(page) {
      await asAmaya(page)
      await alter<OrdersAnswer>(page, 'order/userorders', ({ orders }) => {
        const [first] = orders
        if (first === undefined) return
        orders.length = 1
        const tracking = {
          carrier: 'Sri Lanka Post',
          number: 'EE 123 456 789 LK',
          url: 'https://slpost.gov.lk',
        }
        Object.assign(first, { status: 'Out for Delivery', canCancel: false, tracking })
        first.events = stepsTo('Out for Delivery', first.date)
      })
      await openOrders(page)
      await expect(page.getByRole('link', { name: 'Track your parcel' })).toBeVisible()
    },
  },
  {
    name: 'orders, just placed',
    route: '/orders',
    async arrive(page) {
      await asAmaya(page)
      await alter<OrdersAnswer>(page, 'order/userorders', ({ orders }) => {
        const [first] = orders
        if (first === undefined) return
        const estimatedDays = { min: 2, max: 4 }
        Object.assign(first, { date: Date.now(), status: 'Order Placed', canCancel: true, estimatedDays })
        first.events = []
      })
      await openOrders(page)
      await expect(page.getByRole('region', { name: 'Thank you for your order' })).toBeVisible()
    },
  },
  {
    name: 'orders, to be paid',
    route: '/orders',
    async arrive(page) {
      await asAmaya(page)
      await alter<OrdersAnswer>(page, 'order/userorders', ({ orders }) => {
        const [first] = orders
        if (first === undefined) return
        const heldUntil = Date.now() + 23.5 * 60_000
        Object.assign(first, {
          payment: false,
          paymentState: 'awaiting',
          canPayAgain: true,
          canCancel: false,
          heldUntil,
        })
      })
      await openOrders(page)
      await expect(page.getByText('24 minutes left to pay.')).toBeVisible()
    },
  },
  {
    name: 'orders, many',
    route: '/orders',
    async arrive(page) {
      await asAmaya(page)
      await alter<OrdersAnswer>(page, 'order/userorders', (answer) => {
        answer.total = 23
      })
      await openOrders(page)
      await expect(page.getByRole('button', { name: 'Show more orders' })).toBeVisible()
    },
  },
  {
    name: 'orders, none found',
    route: '/orders',
    async arrive(page) {
      await asAmaya(page)
      await alter<OrdersAnswer>(page, 'order/userorders', (answer) => {
        answer.total = 23
      })
      await openOrders(page)
      await page.unroute('**/api/order/userorders')
      await page.getByLabel('Find an order').fill('no such order')
      await expect(page.getByText('No order fits')).toBeVisible()
    },
  },
  {
    name: 'orders, to be cancelled',
    route: '/orders',
    over: true,
    async arrive(page) {
      await asAmaya(page)
      await alter<OrdersAnswer>(page, 'order/userorders', ({ orders }) => {
        const [first] = orders
        if (first !== undefined) Object.assign(first, { status: 'Packing', canCancel: true })
      })
      await openOrders(page)
      await page.getByRole('button', { name: 'Cancel order' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
