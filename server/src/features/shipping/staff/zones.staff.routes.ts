import type { Handlers } from '../../../platform/http/handlers.ts'
import type { StaffZones } from './zones.staff.service.ts'

export const zoneStaffRoutes = (zones: StaffZones): Handlers => ({
  'staff.zones': async () => ({ success: true, zones: await zones.list() }),
  'staff.zone-add': async ({ session, body }) => ({
    success: true,
    zones: await zones.add(session, body),
    message: `${body.name} added`,
  }),
  'staff.zone-edit': async ({ session, params, body }) => ({
    success: true,
    zones: await zones.edit(session, params.id, body),
    message: `${body.name} saved`,
  }),
  'staff.shipping-test': async ({ body }) => ({
    success: true,
    ...(await zones.test(body)),
  }),
})
