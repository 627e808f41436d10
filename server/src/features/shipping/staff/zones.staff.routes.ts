import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { addTemplateZones } from './template-zones.ts'
import { addZone, editZone, listStaffZones, testDelivery } from './zones.staff.service.ts'

export const zoneStaffRoutes = (shop: Shop): Handlers => ({
  'staff.zones': async () => ({ success: true, zones: await listStaffZones(shop) }),
  'staff.zone-add': async ({ session, body }) => ({
    success: true,
    zones: await addZone(shop, session, body),
    message: `${body.name} added`,
  }),
  'staff.zones-template': async ({ session }) => ({
    success: true,
    zones: await addTemplateZones(shop, session),
    message: 'Added. Check the prices: they are only a start.',
  }),
  'staff.zone-edit': async ({ session, params, body }) => ({
    success: true,
    zones: await editZone(shop, session, params.id, body),
    message: `${body.name} saved`,
  }),
  'staff.shipping-test': async ({ body }) => ({
    success: true,
    ...(await testDelivery(shop, body)),
  }),
})
