import { customerDeviceCookie } from '../../platform/http/device-cookie.ts'
import type { CallRequest, Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { logIn, registerCustomer } from './accounts.service.ts'
import { emailOfResetLink, requestPasswordReset, resetPassword } from './password-reset.service.ts'
import { type SignInOrigin, signOut } from './sessions.service.ts'
import { isEmailVerified, requestVerification, verifyEmail } from './verification.service.ts'

export const accountRoutes = (shop: Shop): Handlers => ({
  ...signInRoutes(shop),
  ...passwordResetRoutes(shop),
  ...verificationRoutes(shop),
  'accounts.ip-location': async ({ address }) => ({
    success: true,
    ...(await shop.ipLookup.locate(address)),
  }),
})

function signInRoutes(shop: Shop): Handlers {
  const deviceCookie = customerDeviceCookie(shop.storeUrl)
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
      token: await signedInFrom(request, (from) => registerCustomer(shop, body, from)),
      message: 'Account created successfully',
    }),
    'accounts.login': async ({ body, ...request }) => ({
      success: true,
      token: await signedInFrom(request, (from) => logIn(shop, body.email, body.password, from)),
      message: 'Logged in successfully',
    }),
    'accounts.logout': async ({ session }) => {
      await signOut(shop, session)
      return { success: true, message: 'Logged out successfully' }
    },
  }
}

const passwordResetRoutes = (shop: Shop): Handlers => ({
  'accounts.forgot-password': async ({ body }) => {
    await requestPasswordReset(shop, body.email)
    return { success: true, message: 'If this address has an account, a reset link is on its way.' }
  },
  'accounts.verify-reset-token': async ({ body }) => ({
    success: true,
    email: await emailOfResetLink(shop, body.token),
  }),
  'accounts.reset-password': async ({ body }) => {
    await resetPassword(shop, body.token, body.newPassword)
    return { success: true, message: 'Password reset successfully' }
  },
})

const verifiedWords = {
  verified: 'Email verified successfully!',
  'verified-before': 'Your email address is already verified.',
} as const

const verificationRoutes = (shop: Shop): Handlers => ({
  'accounts.verify-email': async ({ body }) => {
    const outcome = await verifyEmail(shop, body.token)
    return {
      success: true,
      message: verifiedWords[outcome],
      wasVerified: outcome === 'verified-before',
    }
  },
  'accounts.resend-verification': async ({ body }) => {
    await requestVerification(shop, body.email)
    return { success: true, message: 'Verification email sent! Please check your inbox.' }
  },
  'accounts.verification-status': async ({ session }) => ({
    success: true,
    isVerified: await isEmailVerified(shop, session.customerId),
  }),
})
