import type { Handlers } from '../../../platform/http/handlers.ts'
import type { BulkOrders } from './bulk-orders.staff.service.ts'
import type { TrackingFiles } from './tracking-file.staff.service.ts'

export const bulkOrderStaffRoutes = (many: BulkOrders, files: TrackingFiles): Handlers => ({
  'staff.orders-tracking-preview': async ({ body }) => ({ success: true, rows: await files.preview(body) }),
  'staff.orders-tracking': async ({ session, body }) => {
    const { rows, refusedCsv } = await files.apply(session, body)
    return { success: true, rows, refusedCsv, message: countedOf(rows, 'tracking numbers saved') }
  },
  'staff.orders-move': async ({ session, body }) => {
    const orders = await many.move(session, body)
    return { success: true, orders, message: countedOf(orders, 'orders updated') }
  },
})

const countedOf = (all: readonly { readonly problem: string | null }[], what: string): string =>
  `${all.filter(({ problem }) => problem === null).length} of ${all.length} ${what}`
