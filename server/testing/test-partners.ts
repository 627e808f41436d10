import type { SandboxSettings } from '@first-fashion/sandboxes'
import { sandboxKoko, sandboxPrintWebhookSecret, sandboxRazorpay } from '../src/boot/sandbox-keys.ts'
import { exchangeRatesBreaker, httpExchangeRates } from '../src/partners/exchange-rates/exchange-rates.ts'
import { facebookBreaker, facebookSignIn } from '../src/partners/facebook/facebook-sign-in.ts'
import { googleBreaker, googleSignIn } from '../src/partners/google/google-sign-in.ts'
import { geocoderBreaker, googleGeocoder } from '../src/partners/google-geocoder/google-geocoder.ts'
import { httpIpLookup, ipLookupBreaker } from '../src/partners/ip-lookup/ip-lookup.ts'
import { kokoBreaker, kokoPayments } from '../src/partners/koko/koko-payments.ts'
import { printful, printfulBreaker } from '../src/partners/printful/printful.ts'
import { razorpayBreaker, razorpayPayments } from '../src/partners/razorpay/razorpay-payments.ts'
import { stripeBreaker, stripePayments } from '../src/partners/stripe/stripe-payments.ts'
import type { PartnerKeyring } from '../src/ports/partner-keyring.ts'

/** The shop's partners, all at the sandbox. */
export const partnersAt = (sandboxUrl: string) => {
  const printPartner = printPartnerAt(sandboxUrl)
  return {
    providers: paymentProvidersAt(sandboxUrl),
    ipLookup: httpIpLookup(`${sandboxUrl}/ip`, ipLookupBreaker(partnerTimeoutMs)),
    signInProviders: signInProvidersAt(sandboxUrl),
    exchangeRates: httpExchangeRates(
      `${sandboxUrl}/rates/v6/latest/LKR`,
      exchangeRatesBreaker(partnerTimeoutMs),
    ),
    geocoder: googleGeocoder(
      { key: 'sandbox-geocoder-key', base: sandboxUrl },
      geocoderBreaker(partnerTimeoutMs),
    ),
    mapSource: { kind: 'none' as const },
    imageHosts: { names: [], sandboxOrigin: new URL(sandboxUrl).origin },
    printPartner: () => printPartner,
    partnerKeys: fixedKeys(),
  }
}

/** All partners have keys in the environment. */
const fixedKeys = (): PartnerKeyring => ({
  isInEnvironment: () => true,
  setAlone: () => [],
  isTest: () => false,
  use: () => new Map(),
  test: async () => true,
  isSameAccount: async () => true,
})

/** Less patience than the shop's own, so that a partner who hangs is cancelled soon. */
const partnerTimeoutMs = 1_500

/** The same for those that take payments or print; one that was down is asked again at once. */
const timeouts = { timeoutMs: 2_500, restMs: 20 }

const printPartnerAt = (sandboxUrl: string) =>
  printful(
    {
      token: 'sandbox-printful-token',
      apiBase: `${sandboxUrl}/printful`,
      webhookSecret: sandboxPrintWebhookSecret,
      designerOrigin: sandboxUrl,
      catalogPauseMs: 0,
      mockupPauseMs: 10_000,
    },
    printfulBreaker(timeouts),
  )

/** Those that the sandbox plays; with another secret it does not know the shop. */
export function paymentProvidersAt(sandboxUrl: string, secret?: string) {
  const stripe = { secretKey: secret ?? 'sk_test_sandbox', webhookSecret, apiBase: sandboxUrl }
  const koko = { ...sandboxKoko, apiBase: `${sandboxUrl}/koko`, callbackUrl: 'http://127.0.0.1:9/none' }
  const razorpay = {
    ...sandboxRazorpay,
    ...(secret === undefined ? {} : { keySecret: secret }),
    apiBase: `${sandboxUrl}/razorpay`,
    scriptUrl: `${sandboxUrl}/razorpay/v1/checkout.js`,
  }
  return {
    stripe: stripePayments({ ...stripe, timeoutMs: timeouts.timeoutMs }, stripeBreaker({ restMs: 20 })),
    koko: kokoPayments(koko, kokoBreaker(timeouts)),
    razorpay: razorpayPayments(razorpay, razorpayBreaker(timeouts)),
  }
}

function signInProvidersAt(sandboxUrl: string) {
  const returnTo = (provider: string) => `http://localhost:4000/api/user/auth/${provider}/callback`
  const google = {
    clientId: 'sandbox.apps.googleusercontent.example',
    clientSecret: 'sandbox-google-secret',
    issuer: `${sandboxUrl}/google`,
    redirectUri: returnTo('google'),
  }
  const facebook = {
    appId: '100000000000042',
    appSecret: 'sandbox-facebook-secret',
    version: 'v25.0',
    dialogBase: `${sandboxUrl}/facebook`,
    graphBase: `${sandboxUrl}/facebook`,
    redirectUri: returnTo('facebook'),
  }
  return {
    google: googleSignIn(google, googleBreaker(partnerTimeoutMs)),
    facebook: facebookSignIn(facebook, facebookBreaker(partnerTimeoutMs)),
  }
}

export const webhookSecret = 'whsec_sandbox'

/** The sandbox on ports that the machine chooses; its notices go nowhere: tests hand them in themselves. */
export const sandboxSettings: SandboxSettings = {
  port: 0,
  smtpPort: 0,
  stripeKey: 'sk_test_sandbox',
  webhookSecret,
  webhookUrl: 'http://127.0.0.1:9/none',
  razorpayWebhookUrl: 'http://127.0.0.1:9/none',
  retryDelaysMs: [],
  mockupMs: 0,
  garmentScale: 1,
}
