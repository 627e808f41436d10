import type { ShopMode } from '../platform/database/shop-mode.ts'
import { partnerAddresses } from './partner-addresses.ts'
import { usesSandbox } from './shop-mode.ts'

/** The settings of the partners that shoppers sign in with. */
interface PartnerSettings {
  readonly SHOP_MODE: ShopMode
  readonly SANDBOX_URL: string
  readonly GOOGLE_CLIENT_ID?: string | undefined
  readonly GOOGLE_CLIENT_SECRET?: string | undefined
  readonly GOOGLE_ISSUER?: string | undefined
  readonly FACEBOOK_APP_ID?: string | undefined
  readonly FACEBOOK_APP_SECRET?: string | undefined
  readonly FACEBOOK_API_VERSION: string
  readonly FACEBOOK_DIALOG_BASE?: string | undefined
  readonly FACEBOOK_GRAPH_BASE?: string | undefined
}

/** As with cards: the partner itself with credentials, its sandbox in demonstration mode, otherwise nothing. */
export const signInPartnersOf = (set: PartnerSettings, storeUrl: string) => ({
  google: googleOf(set, storeUrl),
  facebook: facebookOf(set, storeUrl),
})

const returnTo = (storeUrl: string, provider: string) => `${storeUrl}/api/user/auth/${provider}/callback`

function googleOf(set: PartnerSettings, storeUrl: string) {
  const redirectUri = returnTo(storeUrl, 'google')
  if (set.GOOGLE_CLIENT_ID !== undefined && set.GOOGLE_CLIENT_SECRET !== undefined)
    return {
      clientId: set.GOOGLE_CLIENT_ID,
      clientSecret: set.GOOGLE_CLIENT_SECRET,
      issuer: set.GOOGLE_ISSUER ?? partnerAddresses.google.GOOGLE_ISSUER,
      redirectUri,
    }
  if (!usesSandbox(set)) return null
  const sandbox = {
    clientId: 'sandbox.apps.googleusercontent.example',
    clientSecret: 'sandbox-google-secret',
  }
  return { ...sandbox, issuer: set.GOOGLE_ISSUER ?? `${set.SANDBOX_URL}/google`, redirectUri }
}

function facebookOf(set: PartnerSettings, storeUrl: string) {
  const own = { version: set.FACEBOOK_API_VERSION, redirectUri: returnTo(storeUrl, 'facebook') }
  if (set.FACEBOOK_APP_ID !== undefined && set.FACEBOOK_APP_SECRET !== undefined)
    return {
      ...own,
      appId: set.FACEBOOK_APP_ID,
      appSecret: set.FACEBOOK_APP_SECRET,
      dialogBase: set.FACEBOOK_DIALOG_BASE ?? partnerAddresses.facebook.FACEBOOK_DIALOG_BASE,
      graphBase: set.FACEBOOK_GRAPH_BASE ?? partnerAddresses.facebook.FACEBOOK_GRAPH_BASE,
    }
  if (!usesSandbox(set)) return null
  const sandbox = { appId: '100000000000042', appSecret: 'sandbox-facebook-secret' }
  const base = `${set.SANDBOX_URL}/facebook`
  return {
    ...own,
    ...sandbox,
    dialogBase: set.FACEBOOK_DIALOG_BASE ?? base,
    graphBase: set.FACEBOOK_GRAPH_BASE ?? base,
  }
}
