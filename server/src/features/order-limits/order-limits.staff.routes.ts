import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { cancelUnusualOrder, dismissOrderAlert, listOrderAlerts } from './order-alerts.staff.service.ts'
import { listOrderLimits, setOrderLimits } from './order-limits.service.ts'

export const orderLimitStaffRoutes = (shop: Shop): Handlers => ({
  'staff.order-limits': async () => ({ success: true, ...(await listOrderLimits(shop)) }),
  'staff.order-limits-set': async ({ session, body }) => {
    await setOrderLimits(shop, session, body)
    return {
      success: true,
      ...(await listOrderLimits(shop)),
      message: 'Saved. The limits apply from the next order.',
    }
  },
  'staff.order-alerts': async () => ({ success: true, ...(await listOrderAlerts(shop)) }),
  'staff.order-alert-dismiss': async ({ session, params }) => {
    await dismissOrderAlert(shop, session, params.id)
    return {
      success: true,
      ...(await listOrderAlerts(shop)),
      message: 'Approved. The order proceeds as usual.',
    }
  },
  'staff.order-alert-cancel': async ({ session, params }) => {
    const number = await cancelUnusualOrder(shop, session, params.id)
    return { success: true, ...(await listOrderAlerts(shop)), message: `Order ${number} is cancelled` }
  },
})
