import { type SignInProviderName, signInProviders } from '@first-fashion/contract/accounts/sign-in-providers'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import { browserCookie } from './browser-cookie.ts'
import { type CameBack, finishSocialSignIn, LinkingFailed } from './social-sign-in.service.ts'

/** The callback of a provider; registered there as `{STORE_URL}/api/user/auth/{provider}/callback`. */
export async function socialReturnRoutes(
  app: FastifyInstance,
  { shop }: { readonly shop: Shop },
): Promise<void> {
  const { storeUrl } = shop
  const cookie = browserCookie(storeUrl)
  for (const provider of signInProviders)
    app.get(`/api/user/auth/${provider}/callback`, async (request, reply) => {
      const returned = new URL(request.url, storeUrl).searchParams
      const visitor = { address: request.ip, browserKey: cookie.read(request) }
      const outcome = await finishSocialSignIn(shop, provider, visitor, returned).catch((error: unknown) =>
        failureOf(error, provider, request.log),
      )
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(`${storeUrl}${addressAfter(outcome, provider)}`, 303)
    })
}

function addressAfter(outcome: CameBack, auth: SignInProviderName): string {
  if (outcome.kind === 'signed-in') return `/login?${new URLSearchParams({ token: outcome.code, auth })}`
  if (outcome.kind === 'linked') return `/profile?${new URLSearchParams({ tab: 'settings', auth })}`
  const { error } = outcome
  if (outcome.wasLinking) return `/profile?${new URLSearchParams({ tab: 'settings', error, auth })}`
  return `/login?${new URLSearchParams(error === 'oauth_failed' ? { error } : { error, auth })}`
}

/** Browsers are always redirected. Only the reason is logged, never the query. */
function failureOf(error: unknown, provider: SignInProviderName, log: FastifyBaseLogger): CameBack {
  const wasLinking = error instanceof LinkingFailed
  const cause = wasLinking ? error.cause : error
  if (cause instanceof AppError)
    log.warn({ provider, reason: reasonOf(cause) }, 'sign-in with provider failed')
  else log.error({ provider, err: cause }, 'sign-in with provider failed')
  return { kind: 'failed', error: wasLinking ? 'link_failed' : 'oauth_failed', wasLinking }
}

/** The name of the error. A library's message or cause may contain the code or token. */
function reasonOf({ code, cause }: AppError): string {
  if (!(cause instanceof Error)) return code
  return 'code' in cause ? `${code}: ${String(cause.code)}` : `${code}: ${cause.name}`
}
