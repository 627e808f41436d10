import type { Handlers } from '../../platform/http/handlers.ts'
import type { StaffSubscribers } from './newsletter.staff.service.ts'

export const subscriberStaffRoutes = (subscribers: StaffSubscribers): Handlers => ({
  'staff.subscribers': async ({ query }) => ({
    success: true,
    ...(await subscribers.list(query)),
  }),
  'staff.subscribers-export': async ({ session, body }) => ({
    success: true,
    ...(await subscribers.export(session, body)),
  }),
})
