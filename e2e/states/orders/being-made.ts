import type { Page } from '@playwright/test'
import { customOrder } from '../../orders/made-to-order.ts'
import { expect } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import { alter, type ScreenState } from '../screen-state.ts'

const staffOrder = '/admin/orders/:id'

interface StaffAnswer {
  readonly order?: Record<string, unknown>
}

interface AddressAnswer {
  readonly form: { problem: string }
}

const beingProduced = ({ order }: StaffAnswer) => Object.assign(order ?? {}, { isInProduction: true })

/** An order whose shirts the print partner makes, in the back office. */
async function openStaffOrder(page: Page, nth: number) {
  const { orderId } = await customOrder(page, nth)
  await signIn(page)
  await alter<StaffAnswer>(page, 'admin/orders/*', beingProduced)
  await alter<StaffAnswer>(page, 'admin/orders/*/lines', beingProduced)
  await alter<AddressAnswer>(page, 'admin/orders/*/address', ({ form }) => {
    form.problem =
      'The print partner has already started on part of this order and will send it to this address, so it can no longer be changed.'
  })
  await page.goto(`/admin/orders/${orderId}`)
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
}

interface OrdersAnswer {
  readonly orders: Record<string, unknown>[]
}

async function openOrders(page: Page, nth: number) {
  await customOrder(page, nth)
  await alter<OrdersAnswer>(page, 'order/userorders', ({ orders }) => {
    for (const order of orders) Object.assign(order, { canCancel: false })
  })
  await page.goto('/orders')
  await expect(page.getByRole('region', { name: 'Thank you for your order' })).toBeVisible()
}

/** An order that the print partner alone sends, in the back office. */
async function openPrint(page: Page) {
  const { orderId } = await customOrder(page)
  await signIn(page)
  await page.goto(`/admin/orders/${orderId}`)
  await expect(page.getByText('its status follows that parcel')).toBeVisible()
}

/** Orders of which the print partner makes a part or all, and cancelling them. */
export const beingMade: readonly ScreenState[] = [
  {
    name: 'orders, just placed, being made',
    route: '/orders',
    arrive: (page) => openOrders(page, 69),
  },
  {
    name: 'back office, order being made, why is it cancelled',
    route: staffOrder,
    async arrive(page) {
      await openStaffOrder(page, 71)
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(page.getByText('Please say why you cancel what is already being made.')).toBeVisible()
    },
  },
  {
    name: 'back office, order being made, to cancel',
    route: staffOrder,
    over: true,
    async arrive(page) {
      await openStaffOrder(page, 72)
      await page.getByLabel('Note', { exact: false }).first().fill('Printed with the wrong name')
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'back office, order being made, items to cancel',
    route: staffOrder,
    async arrive(page) {
      await openStaffOrder(page, 73)
      await page.getByRole('button', { name: /^More/ }).first().click()
      await expect(page.getByText('its parcel will come all the same').first()).toBeVisible()
    },
  },
  {
    name: 'back office, order that the print partner sends',
    route: staffOrder,
    arrive: openPrint,
  },
  {
    name: 'back office, order that the print partner sends, items to cancel',
    route: staffOrder,
    async arrive(page) {
      await openPrint(page)
      await page.getByRole('button', { name: /^More/ }).click()
      await expect(page.getByText('Cancelled items that are made to order will not be made.')).toBeVisible()
    },
  },
]
