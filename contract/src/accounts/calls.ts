import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'
import { profileShape } from '../profile/profile-shape.ts'

export const user = z.object({
  /** The same opaque id that the user's reviews carry. */
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  /** The IDs of linked providers [B3.05]. */
  googleId: z.string().nullable(),
  facebookId: z.string().nullable(),
  /** 'social' while there is no password. */
  authProvider: z.enum(['local', 'social']),
  hasPassword: z.boolean(),
  createdAt: z.number(),
  ...profileShape,
})
export type User = z.output<typeof user>

const email = z.string().max(254)
const password = z.string().max(200)
const signedIn = success({ token: z.string(), message: z.string() })

export const accountCalls = {
  'accounts.register': defineCall({
    method: 'POST',
    path: '/api/user/register',
    access: 'everyone',
    limit: 'email-tries',
    summary: 'Creates an account, signs it in and emails a verification link.',
    request: {
      body: z.object({
        name: z.string().max(120),
        email,
        password,
        referralCode: z.string().max(40).optional(),
        countryCode: z.string().max(2).optional(),
      }),
    },
    response: signedIn,
    refusals: ['accounts.details-invalid', 'accounts.email-taken', 'accounts.password-weak'],
  }),
  'accounts.login': defineCall({
    method: 'POST',
    path: '/api/user/login',
    access: 'everyone',
    limit: 'sign-ins',
    summary: 'Signs in with email and password.',
    request: { body: z.object({ email, password }) },
    response: signedIn,
    refusals: ['accounts.credentials-wrong', 'accounts.blocked'],
  }),
  'accounts.logout': defineCall({
    method: 'POST',
    path: '/api/user/logout',
    access: 'customer',
    summary: 'Ends the session of the token.',
    request: { body: emptyBody },
    response: success({ message: z.string() }),
    refusals: [],
  }),
  'accounts.logged': defineCall({
    method: 'POST',
    path: '/api/user/logged',
    access: 'customer',
    summary: 'Returns the signed-in user.',
    request: { body: emptyBody },
    response: success({ user }),
    refusals: [],
  }),
  'accounts.forgot-password': defineCall({
    method: 'POST',
    path: '/api/user/forgot-password',
    access: 'everyone',
    limit: 'email-tries',
    summary:
      'Emails a link to choose a new password. The answer is the same for known and unknown addresses.',
    request: { body: z.object({ email }) },
    response: success({ message: z.string() }),
    refusals: ['accounts.email-invalid'],
  }),
  'accounts.verify-reset-token': defineCall({
    method: 'POST',
    path: '/api/user/verify-reset-token',
    access: 'everyone',
    limit: 'link-tries',
    summary: 'Checks whether a reset link still works, and for which address.',
    request: { body: z.object({ token: z.string().max(200) }) },
    response: success({ email: z.string() }),
    refusals: ['accounts.reset-link-dead'],
  }),
  'accounts.reset-password': defineCall({
    method: 'POST',
    path: '/api/user/reset-password',
    access: 'everyone',
    limit: 'link-tries',
    summary: 'Sets a new password with a reset link. The link works once, and all sessions end.',
    request: { body: z.object({ token: z.string().max(200), newPassword: password }) },
    response: success({ message: z.string() }),
    refusals: ['accounts.reset-link-dead', 'accounts.password-weak'],
  }),
  'accounts.verify-email': defineCall({
    method: 'POST',
    path: '/api/user/verify-email',
    access: 'everyone',
    limit: 'link-tries',
    summary:
      'Verifies the email address of a verification link. A second visit answers that it is verified already.',
    request: { body: z.object({ token: z.string().max(200) }) },
    response: success({ message: z.string(), wasVerified: z.boolean() }),
    refusals: ['accounts.verification-link-dead', 'accounts.email-taken'],
  }),
  'accounts.resend-verification': defineCall({
    method: 'POST',
    path: '/api/user/resend-verification',
    access: 'everyone',
    limit: 'email-tries',
    summary:
      'Emails a new verification link. The answer is the same for known, unknown and verified addresses.',
    request: { body: z.object({ email }) },
    response: success({ message: z.string() }),
    refusals: ['accounts.email-invalid'],
  }),
  'accounts.verification-status': defineCall({
    method: 'POST',
    path: '/api/user/verification-status',
    access: 'customer',
    summary: "Tells whether the signed-in customer's email address is verified.",
    request: { body: emptyBody },
    response: success({ isVerified: z.boolean() }),
    refusals: [],
  }),
  'accounts.ip-location': defineCall({
    method: 'GET',
    path: '/api/location/ip',
    access: 'everyone',
    summary: "Returns the country of the caller's IP address; empty in a shop that cannot look it up.",
    request: {},
    response: success({ country_code: z.string(), country_name: z.string(), city: z.string() }),
    refusals: ['location.unavailable'],
  }),
}
