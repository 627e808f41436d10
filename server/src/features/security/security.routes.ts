import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { endAllDevices, endDevice, listDevices } from './devices.service.ts'

export const securityRoutes = (shop: Shop): Handlers => ({
  'security.devices': async ({ session }) => ({ success: true, devices: await listDevices(shop, session) }),
  'security.end-device': async ({ session, body }) => {
    await endDevice(shop, session, body.sessionId)
    return { success: true, message: 'The device is logged out' }
  },
  'security.end-all': async ({ session }) => {
    await endAllDevices(shop, session.customerId)
    return { success: true, message: 'You are logged out everywhere' }
  },
})
