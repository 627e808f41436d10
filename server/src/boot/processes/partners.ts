import { exchangeRatesBreaker, httpExchangeRates } from '../../partners/exchange-rates/exchange-rates.ts'
import { facebookBreaker, facebookSignIn } from '../../partners/facebook/facebook-sign-in.ts'
import { googleBreaker, googleSignIn } from '../../partners/google/google-sign-in.ts'
import { geocoderBreaker, googleGeocoder } from '../../partners/google-geocoder/google-geocoder.ts'
import { absentIpLookup, httpIpLookup, ipLookupBreaker } from '../../partners/ip-lookup/ip-lookup.ts'
import { kokoBreaker, kokoPayments } from '../../partners/koko/koko-payments.ts'
import { printful, printfulBreaker } from '../../partners/printful/printful.ts'
import { razorpayBreaker, razorpayPayments } from '../../partners/razorpay/razorpay-payments.ts'
import { smtpBreaker, smtpMail } from '../../partners/smtp/smtp-mail.ts'
import { stripeBreaker, stripePayments } from '../../partners/stripe/stripe-payments.ts'
import type { Settings } from '../settings.ts'

/** The partners that the settings name, and the circuit breaker of each. The mail is to be closed at the end. */
export function partnersOf(settings: Settings) {
  const breakers = createBreakers()
  return {
    breakers,
    mail: smtpMail({ url: settings.mail.url ?? '', from: settings.mail.from }, breakers.smtp),
    providers: {
      stripe: settings.stripe === null ? null : stripePayments(settings.stripe, breakers.stripe),
      koko: settings.koko === null ? null : kokoPayments(settings.koko, breakers.koko),
      razorpay: settings.razorpay === null ? null : razorpayPayments(settings.razorpay, breakers.razorpay),
    },
    ipLookup:
      settings.ipLookupBase === null
        ? absentIpLookup()
        : httpIpLookup(settings.ipLookupBase, breakers.ipLookup),
    exchangeRates:
      settings.exchangeRatesUrl === null
        ? null
        : httpExchangeRates(settings.exchangeRatesUrl, breakers.exchangeRates),
    signInProviders: {
      google: settings.google === null ? null : googleSignIn(settings.google, breakers.google),
      facebook: settings.facebook === null ? null : facebookSignIn(settings.facebook, breakers.facebook),
    },
    geocoder: settings.geocoder === null ? null : googleGeocoder(settings.geocoder, breakers.geocoder),
    mapSource: settings.mapSource,
    printPartner:
      settings.printful === null
        ? null
        : printful({ ...settings.printful, designerOrigin: settings.printDesignerOrigin }, breakers.printful),
    imageHosts: settings.imageHosts,
  }
}

const createBreakers = () => ({
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
