import type { ShopMode } from '../platform/database/shop-mode.ts'
import { partnerAddresses } from './partner-addresses.ts'
import { sandboxKoko, sandboxRazorpay } from './sandbox-keys.ts'
import { usesSandbox } from './shop-mode.ts'

/** The settings of the payment partners other than cards. */
interface PartnerSettings {
  readonly SHOP_MODE: ShopMode
  readonly SANDBOX_URL: string
  readonly KOKO_MERCHANT_ID?: string | undefined
  readonly KOKO_API_KEY?: string | undefined
  readonly KOKO_PRIVATE_KEY?: string | undefined
  readonly KOKO_PUBLIC_KEY?: string | undefined
  readonly KOKO_API_BASE?: string | undefined
  readonly RAZORPAY_KEY_ID?: string | undefined
  readonly RAZORPAY_KEY_SECRET?: string | undefined
  readonly RAZORPAY_WEBHOOK_SECRET?: string | undefined
  readonly RAZORPAY_API_BASE?: string | undefined
  readonly RAZORPAY_SCRIPT?: string | undefined
}

/** As with cards: the partner itself with credentials, its sandbox in demonstration mode, otherwise nothing. */
export const paymentPartnersOf = (set: PartnerSettings, storeUrl: string) => ({
  koko: kokoOf(set, storeUrl),
  razorpay: razorpayOf(set),
})

function kokoOf(set: PartnerSettings, storeUrl: string) {
  const { KOKO_MERCHANT_ID: merchantId, KOKO_API_KEY: apiKey } = set
  const { KOKO_PRIVATE_KEY: privateKey, KOKO_PUBLIC_KEY: publicKey } = set
  const callbackUrl = `${storeUrl}/api/webhooks/koko`
  if (merchantId !== undefined && apiKey !== undefined && privateKey !== undefined && publicKey !== undefined)
    return {
      merchantId,
      apiKey,
      privateKey,
      publicKey,
      callbackUrl,
      apiBase: set.KOKO_API_BASE ?? partnerAddresses.koko.KOKO_API_BASE,
    }
  if (!usesSandbox(set)) return null
  return { ...sandboxKoko, callbackUrl, apiBase: set.KOKO_API_BASE ?? `${set.SANDBOX_URL}/koko` }
}

function razorpayOf(set: PartnerSettings) {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = set
  if (keyId !== undefined && keySecret !== undefined && webhookSecret !== undefined)
    return {
      keyId,
      keySecret,
      webhookSecret,
      apiBase: set.RAZORPAY_API_BASE ?? 'https://api.razorpay.com',
      scriptUrl: set.RAZORPAY_SCRIPT ?? 'https://checkout.razorpay.com/v1/checkout.js',
    }
  if (!usesSandbox(set)) return null
  const sandbox = `${set.SANDBOX_URL}/razorpay`
  const scriptUrl = set.RAZORPAY_SCRIPT ?? `${sandbox}/v1/checkout.js`
  return { ...sandboxRazorpay, apiBase: set.RAZORPAY_API_BASE ?? sandbox, scriptUrl }
}

/** Where the store's forms may post to, including redirects. Other targets are blocked. */
export function formOrigins({ stripe, koko }: Partners): string[] {
  const ofKoko = koko === null ? [] : ['https://paykoko.com', 'https://*.paykoko.com', originOf(koko.apiBase)]
  const ofStripe = stripe === null ? [] : ['https://checkout.stripe.com', originOf(stripe.apiBase)]
  return [...new Set([...ofStripe, ...ofKoko])]
}

/** What the page with Razorpay's script may load and call. */
export const scriptOrigins = ({ razorpay }: Partners): string[] =>
  razorpay === null
    ? []
    : [
        ...new Set([
          'https://checkout.razorpay.com',
          'https://api.razorpay.com',
          'https://lumberjack.razorpay.com',
          originOf(razorpay.scriptUrl),
        ]),
      ]

interface Partners {
  readonly stripe: { readonly apiBase: string } | null
  readonly koko: { readonly apiBase: string } | null
  readonly razorpay: { readonly scriptUrl: string } | null
}

const originOf = (url: string): string => new URL(url).origin
