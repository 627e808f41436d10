import {
  type SignInProviderName,
  signInProviderNames,
} from '@first-fashion/contract/accounts/sign-in-providers'
import { customerDeviceCookie } from '../../../platform/http/device-cookie.ts'
import type { CallRequest, Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { browserCookie } from './browser-cookie.ts'
import { linkProvider, unlinkProvider } from './linked-accounts.service.ts'
import { exchangeSignInCode, type SetOut, startSocialSignIn } from './social-sign-in.service.ts'

type ProviderCall =
  | 'accounts.google-start'
  | 'accounts.facebook-start'
  | 'accounts.link-provider'
  | 'accounts.exchange-code'

export const socialRoutes = (shop: Shop): Handlers => {
  const cookie = browserCookie(shop.storeUrl)
  const deviceCookie = customerDeviceCookie(shop.storeUrl)
  const visitorOf = ({ address, reply }: Pick<CallRequest<ProviderCall>, 'address' | 'reply'>) => ({
    address,
    browserKey: cookie.read(reply.request),
  })
  const setOut = (reply: CallRequest<ProviderCall>['reply'], { authUrl, browserKey }: SetOut) => {
    cookie.write(reply, browserKey)
    return { success: true as const, authUrl }
  }
  const start =
    (provider: SignInProviderName) =>
    async ({ query, address, reply }: CallRequest<'accounts.google-start' | 'accounts.facebook-start'>) =>
      setOut(reply, await startSocialSignIn(shop, provider, visitorOf({ address, reply }), query.ref))
  return {
    'accounts.google-start': start('google'),
    'accounts.facebook-start': start('facebook'),
    'accounts.exchange-code': async ({ body, header, address, reply }) => {
      const visitor = {
        ...visitorOf({ address, reply }),
        userAgent: header('user-agent'),
        device: deviceCookie.tokenFor(reply.request),
      }
      const { token, isNewAccount } = await exchangeSignInCode(shop, body.code, visitor)
      deviceCookie.write(reply, visitor.device)
      const message = isNewAccount ? 'Account created successfully' : 'Logged in successfully'
      return { success: true, token, message, isNewAccount }
    },
    'accounts.link-provider': async ({ params, body, session, address, reply }) => {
      const change = { provider: params.provider, session, password: body?.password }
      return setOut(reply, await linkProvider(shop, change, visitorOf({ address, reply })))
    },
    'accounts.unlink-provider': async ({ params, body, session }) => {
      await unlinkProvider(shop, { provider: params.provider, session, password: body?.password })
      return { success: true, message: `${signInProviderNames[params.provider]} is no longer linked` }
    },
  }
}
