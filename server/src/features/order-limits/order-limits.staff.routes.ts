import type { Handlers } from '../../platform/http/handlers.ts'
import type { StaffOrderAlerts } from './order-alerts.staff.service.ts'
import type { StaffOrderLimits } from './order-limits.staff.service.ts'

export interface OrderLimitStaffRoutesDeps {
  readonly limits: StaffOrderLimits
  readonly alerts: StaffOrderAlerts
}

export const orderLimitStaffRoutes = ({ limits, alerts }: OrderLimitStaffRoutesDeps): Handlers => ({
  'staff.order-limits': async () => ({ success: true, ...(await limits.list()) }),
  'staff.order-limits-set': async ({ session, body }) => ({
    success: true,
    ...(await limits.set(session, body)),
    message: 'Saved. The limits apply from the next order.',
  }),
  'staff.order-alerts': async () => ({ success: true, ...(await alerts.list()) }),
  'staff.order-alert-dismiss': async ({ session, params }) => ({
    success: true,
    ...(await alerts.dismiss(session, params.id)),
    message: 'Approved. The order proceeds as usual.',
  }),
  'staff.order-alert-cancel': async ({ session, params }) => {
    const { number, ...left } = await alerts.cancel(session, params.id)
    return { success: true, ...left, message: `Order ${number} is cancelled` }
  },
})
