import { exchangeRatesBreaker } from '../../partners/exchange-rates/exchange-rates.ts'
import { facebookBreaker, facebookSignIn } from '../../partners/facebook/facebook-sign-in.ts'
import { googleBreaker, googleSignIn } from '../../partners/google/google-sign-in.ts'
import { geocoderBreaker } from '../../partners/google-geocoder/google-geocoder.ts'
import { ipLookupBreaker } from '../../partners/ip-lookup/ip-lookup.ts'
import { kokoBreaker, kokoPayments } from '../../partners/koko/koko-payments.ts'
import { printful, printfulBreaker } from '../../partners/printful/printful.ts'
import { razorpayBreaker, razorpayPayments } from '../../partners/razorpay/razorpay-payments.ts'
import { smtpBreaker } from '../../partners/smtp/smtp-mail.ts'
import { stripeBreaker, stripePayments } from '../../partners/stripe/stripe-payments.ts'
import type { Settings } from '../settings.ts'

type Breakers = ReturnType<typeof createBreakers>
export type KeyedPartners = ReturnType<typeof withKeys>

/** The partners that know the shop by keys; null where it has none. */
export const withKeys = (settings: Settings, breakers: Breakers) => ({
  stripe: settings.stripe === null ? null : stripePayments(settings.stripe, breakers.stripe),
  koko: settings.koko === null ? null : kokoPayments(settings.koko, breakers.koko),
  razorpay: settings.razorpay === null ? null : razorpayPayments(settings.razorpay, breakers.razorpay),
  google: settings.google === null ? null : googleSignIn(settings.google, breakers.google),
  facebook: settings.facebook === null ? null : facebookSignIn(settings.facebook, breakers.facebook),
  printful:
    settings.printful === null
      ? null
      : printful({ ...settings.printful, designerOrigin: settings.printDesignerOrigin }, breakers.printful),
})

/** A circuit breaker for each partner. */
export const createBreakers = () => ({
  stripe: stripeBreaker(),
  koko: kokoBreaker(),
  razorpay: razorpayBreaker(),
  smtp: smtpBreaker(),
  ipLookup: ipLookupBreaker(),
  exchangeRates: exchangeRatesBreaker(),
  google: googleBreaker(),
  facebook: facebookBreaker(),
  printful: printfulBreaker(),
  geocoder: geocoderBreaker(),
})
