import type { Handlers } from '../../platform/http/handlers.ts'
import type { Devices } from './devices.service.ts'

export interface SecurityRoutesDeps {
  readonly devices: Devices
}

export const securityRoutes = ({ devices }: SecurityRoutesDeps): Handlers => ({
  'security.devices': async ({ session }) => ({ success: true, devices: await devices.of(session) }),
  'security.end-device': async ({ session, body }) => {
    await devices.end(session, body.sessionId)
    return { success: true, message: 'The device is logged out' }
  },
  'security.end-all': async ({ session }) => {
    await devices.endAll(session.customerId)
    return { success: true, message: 'You are logged out everywhere' }
  },
})
