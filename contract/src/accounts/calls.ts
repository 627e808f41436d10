import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'
import { profileShape } from '../profile/profile-shape.ts'

export const user = z.object({
  /** The same opaque id that the user's reviews carry. */
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  /** The ids at providers that are linked (spec B section 3). */
  googleId: z.string().nullable(),
  facebookId: z.string().nullable(),
  /** 'social' as long as there is no password. */
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
    summary: 'Makes an account, signs it in and mails a link to verify the address',
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
    summary: 'Signs in with email and password',
    request: { body: z.object({ email, password }) },
    response: signedIn,
    refusals: ['accounts.credentials-wrong', 'accounts.blocked'],
  }),
  'accounts.logout': defineCall({
    method: 'POST',
    path: '/api/user/logout',
    access: 'customer',
    summary: 'Ends the session of the token',
    request: { body: emptyBody },
    response: success({ message: z.string() }),
    refusals: [],
  }),
  'accounts.logged': defineCall({
    method: 'POST',
    path: '/api/user/logged',
    access: 'customer',
    summary: 'The signed-in user',
    request: { body: emptyBody },
    response: success({ user }),
    refusals: [],
  }),
  'accounts.forgot-password': defineCall({
    method: 'POST',
    path: '/api/user/forgot-password',
    access: 'everyone',
    summary: 'Mails a link to choose a new password; answers the same whether the address is known or not',
    request: { body: z.object({ email }) },
    response: success({ message: z.string() }),
    refusals: ['accounts.email-invalid'],
  }),
  'accounts.verify-reset-token': defineCall({
    method: 'POST',
    path: '/api/user/verify-reset-token',
    access: 'everyone',
    summary: 'Tells whether a reset link still works, and for which address',
    request: { body: z.object({ token: z.string().max(200) }) },
    response: success({ email: z.string() }),
    refusals: ['accounts.reset-link-dead'],
  }),
  'accounts.reset-password': defineCall({
    method: 'POST',
    path: '/api/user/reset-password',
    access: 'everyone',
    summary: 'Sets a new password with a reset link, once, and ends all sessions',
    request: { body: z.object({ token: z.string().max(200), newPassword: password }) },
    response: success({ message: z.string() }),
    refusals: ['accounts.reset-link-dead', 'accounts.password-weak'],
  }),
  'accounts.verify-email': defineCall({
    method: 'POST',
    path: '/api/user/verify-email',
    access: 'everyone',
    summary:
      "Marks the address of a verification link as the account's own; opened again it says that it is already",
    request: { body: z.object({ token: z.string().max(200) }) },
    response: success({ message: z.string(), wasVerified: z.boolean() }),
    refusals: ['accounts.verification-link-dead', 'accounts.email-taken'],
  }),
  'accounts.resend-verification': defineCall({
    method: 'POST',
    path: '/api/user/resend-verification',
    access: 'everyone',
    summary:
      'Mails a new link to verify the address; answers the same whether the address is known, verified or neither',
    request: { body: z.object({ email }) },
    response: success({ message: z.string() }),
    refusals: ['accounts.email-invalid'],
  }),
  'accounts.verification-status': defineCall({
    method: 'POST',
    path: '/api/user/verification-status',
    access: 'customer',
    summary: "Whether the signed-in customer's address is verified",
    request: { body: emptyBody },
    response: success({ isVerified: z.boolean() }),
    refusals: [],
  }),
  'accounts.ip-location': defineCall({
    method: 'GET',
    path: '/api/location/ip',
    access: 'everyone',
    summary: "The country of the caller's address, by the IP look-up partner",
    request: {},
    response: success({ country_code: z.string(), country_name: z.string(), city: z.string() }),
    refusals: ['location.unavailable'],
  }),
}
