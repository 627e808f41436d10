import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { moveOrders } from './bulk-orders.staff.service.ts'
import { applyTracking, previewTracking } from './tracking-file.staff.service.ts'

export const bulkOrderStaffRoutes = (shop: Shop): Handlers => ({
  'staff.orders-tracking-preview': async ({ body }) => ({
    success: true,
    rows: await previewTracking(shop, body),
  }),
  'staff.orders-tracking': async ({ session, body }) => {
    const { rows, refusedCsv } = await applyTracking(shop, session, body)
    return { success: true, rows, refusedCsv, message: countedOf(rows, 'tracking numbers saved') }
  },
  'staff.orders-move': async ({ session, body }) => {
    const orders = await moveOrders(shop, session, body)
    return { success: true, orders, message: countedOf(orders, 'orders updated') }
  },
})

const countedOf = (all: readonly { readonly problem: string | null }[], what: string): string =>
  `${all.filter(({ problem }) => problem === null).length} of ${all.length} ${what}`
