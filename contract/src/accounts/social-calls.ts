import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { signInProviders } from './sign-in-providers.ts'

/** Remembered during the sign-in, for a new account. */
const start = z.object({ ref: z.string().max(40).optional() })
const providerAddress = success({ authUrl: z.string() })
const confirmed = {
  params: z.object({ provider: z.enum(signInProviders) }),
  body: z.object({ password: z.string().max(200).optional() }).optional(),
}
const mayChangeHere = ['accounts.sign-in-again', 'accounts.password-wrong'] as const

export const socialCalls = {
  'accounts.google-start': defineCall({
    method: 'GET',
    path: '/api/user/auth/google',
    access: 'everyone',
    limit: 'visits',
    summary: "Returns the URL of Google's sign-in page. The sign-in is bound to this browser.",
    request: { query: start },
    response: providerAddress,
    refusals: ['accounts.provider-unavailable'],
  }),
  'accounts.facebook-start': defineCall({
    method: 'GET',
    path: '/api/user/auth/facebook',
    access: 'everyone',
    limit: 'visits',
    summary: "Returns the URL of Facebook's sign-in dialog. The sign-in is bound to this browser.",
    request: { query: start },
    response: providerAddress,
    refusals: ['accounts.provider-unavailable'],
  }),
  'accounts.exchange-code': defineCall({
    method: 'POST',
    path: '/api/user/auth/exchange',
    access: 'everyone',
    summary: 'Exchanges the code of a provider sign-in for a session. It works once, within a minute.',
    request: { body: z.object({ code: z.string().max(200) }) },
    response: success({ token: z.string(), message: z.string(), isNewAccount: z.boolean() }),
    refusals: ['accounts.sign-in-code-dead', 'accounts.blocked'],
  }),
  'accounts.link-provider': defineCall({
    method: 'POST',
    path: '/api/user/auth/link/:provider',
    access: 'customer',
    limit: 'password-tries',
    summary: "Returns the URL of the provider's page for linking it to the account.",
    request: confirmed,
    response: providerAddress,
    refusals: ['accounts.provider-unavailable', 'accounts.provider-already-linked', ...mayChangeHere],
  }),
  'accounts.unlink-provider': defineCall({
    method: 'POST',
    path: '/api/user/auth/unlink/:provider',
    access: 'customer',
    limit: 'password-tries',
    summary: 'Unlinks a provider from the account. Another way to sign in must remain.',
    request: confirmed,
    response: success({ message: z.string() }),
    refusals: ['accounts.provider-not-linked', 'accounts.last-way-in', ...mayChangeHere],
  }),
}
