import type { Handlers } from '../../platform/http/handlers.ts'
import type { StaffConsents } from './consent.staff.service.ts'

export const consentStaffRoutes = (consents: StaffConsents): Handlers => ({
  'staff.consents': async ({ query }) => ({
    success: true,
    ...(await consents.list(query)),
  }),
})
