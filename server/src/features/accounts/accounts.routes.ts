import type { Handlers } from '../../platform/http/handlers.ts'
import type { IpLookup } from '../../ports/ip-lookup.ts'
import type { Accounts } from './accounts.service.ts'
import type { PasswordReset } from './password-reset.service.ts'
import type { CustomerSessions } from './sessions.service.ts'

export interface AccountRoutesDeps {
  readonly accounts: Accounts
  readonly passwordReset: PasswordReset
  readonly sessions: CustomerSessions
  readonly ipLookup: IpLookup
}

export const accountRoutes = ({
  accounts,
  passwordReset,
  sessions,
  ipLookup,
}: AccountRoutesDeps): Handlers => ({
  'accounts.register': async ({ body }) => ({
    success: true,
    token: await accounts.register(body),
    message: 'Account created successfully',
  }),
  'accounts.login': async ({ body }) => ({
    success: true,
    token: await accounts.login(body.email, body.password),
    message: 'Logged in successfully',
  }),
  'accounts.logout': async ({ session }) => {
    await sessions.end(session.tokenHash)
    return { success: true, message: 'Logged out successfully' }
  },
  'accounts.forgot-password': async ({ body }) => {
    await passwordReset.request(body.email)
    return { success: true, message: 'If this address has an account, a reset link is on its way.' }
  },
  'accounts.verify-reset-token': async ({ body }) => ({
    success: true,
    email: await passwordReset.emailOf(body.token),
  }),
  'accounts.reset-password': async ({ body }) => {
    await passwordReset.reset(body.token, body.newPassword)
    return { success: true, message: 'Password reset successfully' }
  },
  'accounts.verify-email': async ({ body }) => {
    await accounts.verifyEmail(body.token)
    return { success: true, message: 'Email verified successfully' }
  },
  'accounts.ip-location': async ({ address }) => ({ success: true, ...(await ipLookup.locate(address)) }),
})
