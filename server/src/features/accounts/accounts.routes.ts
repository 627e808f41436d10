import { customerDeviceCookie } from '../../platform/http/device-cookie.ts'
import type { CallRequest, Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import type { Accounts } from './accounts.service.ts'
import type { PasswordReset } from './password-reset.service.ts'
import type { CustomerSessions, SignInOrigin } from './sessions.service.ts'
import type { Verification } from './verification.service.ts'

export interface AccountRoutesDeps extends Shop {
  readonly accounts: Accounts
  readonly passwordReset: PasswordReset
  readonly verification: Verification
  readonly sessions: CustomerSessions
}

export const accountRoutes = (deps: AccountRoutesDeps): Handlers => ({
  ...signInRoutes(deps),
  ...passwordResetRoutes(deps),
  ...verificationRoutes(deps),
  'accounts.ip-location': async ({ address }) => ({
    success: true,
    ...(await deps.ipLookup.locate(address)),
  }),
})

function signInRoutes({ accounts, sessions, storeUrl }: AccountRoutesDeps): Handlers {
  const deviceCookie = customerDeviceCookie(storeUrl)
  /** Signs in with the request's origin, and marks its browser as known. */
  const signedInFrom = async (
    { header, address, reply }: Pick<CallRequest<'accounts.login'>, 'header' | 'address' | 'reply'>,
    signIn: (from: SignInOrigin) => Promise<string>,
  ) => {
    const device = deviceCookie.tokenFor(reply.request)
    const token = await signIn({ userAgent: header('user-agent'), address, device })
    deviceCookie.write(reply, device)
    return token
  }
  return {
    'accounts.register': async ({ body, ...request }) => ({
      success: true,
      token: await signedInFrom(request, (from) => accounts.register(body, from)),
      message: 'Account created successfully',
    }),
    'accounts.login': async ({ body, ...request }) => ({
      success: true,
      token: await signedInFrom(request, (from) => accounts.login(body.email, body.password, from)),
      message: 'Logged in successfully',
    }),
    'accounts.logout': async ({ session }) => {
      await sessions.end(session)
      return { success: true, message: 'Logged out successfully' }
    },
  }
}

const passwordResetRoutes = ({ passwordReset }: AccountRoutesDeps): Handlers => ({
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
})

const verifiedWords = {
  verified: 'Email verified successfully!',
  'verified-before': 'Your email address is already verified.',
} as const

const verificationRoutes = ({ verification }: AccountRoutesDeps): Handlers => ({
  'accounts.verify-email': async ({ body }) => {
    const outcome = await verification.verify(body.token)
    return {
      success: true,
      message: verifiedWords[outcome],
      wasVerified: outcome === 'verified-before',
    }
  },
  'accounts.resend-verification': async ({ body }) => {
    await verification.request(body.email)
    return { success: true, message: 'Verification email sent! Please check your inbox.' }
  },
  'accounts.verification-status': async ({ session }) => ({
    success: true,
    isVerified: await verification.isVerified(session.customerId),
  }),
})
