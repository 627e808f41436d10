import type { Handlers } from '../../platform/http/handlers.ts'
import type { Accounts } from '../accounts/index.ts'
import type { Devices } from './devices.service.ts'
import type { PasswordChange } from './password-change.service.ts'

export interface SecurityRoutesDeps {
  readonly devices: Devices
  readonly accounts: Accounts
  readonly passwordChange: PasswordChange
}

export const securityRoutes = ({ devices, accounts, passwordChange }: SecurityRoutesDeps): Handlers => ({
  'profile.update': async ({ session, body }) => {
    await passwordChange.change(session, body)
    return {
      success: true,
      message: 'Password changed. Other devices are logged out.',
      user: await accounts.user(session.customerId),
    }
  },
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
