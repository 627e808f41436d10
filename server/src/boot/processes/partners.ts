import {
  type KeyedPartner,
  keyedPartners,
  partnerSettings,
  type TypedKeys,
} from '@first-fashion/contract/partner-keys/partners'
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
import type { PartnerKeyring } from '../../ports/partner-keyring.ts'
import { readSettings, type Settings } from '../settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The partners that the settings name, and the circuit breaker of each. Those with keys are made anew when the keyring
 * gets others. The mail is to be closed at the end.
 */
export function partnersOf(settings: Settings, environment: Environment) {
  const breakers = createBreakers()
  const used = { settings, partners: withKeys(settings, breakers) }
  const use = (stored: TypedKeys) => {
    used.settings = settingsWith(environment, stored)
    used.partners = withKeys(used.settings, breakers)
  }
  return {
    breakers,
    /** With the keys that are in use. */
    settings: () => used.settings,
    mail: smtpMail({ url: settings.mail.url ?? '', from: settings.mail.from }, breakers.smtp),
    ...currentPartners(() => used.partners),
    partnerKeys: keyringOf(environment, use),
    ipLookup:
      settings.ipLookupBase === null
        ? absentIpLookup()
        : httpIpLookup(settings.ipLookupBase, breakers.ipLookup),
    exchangeRates:
      settings.exchangeRatesUrl === null
        ? null
        : httpExchangeRates(settings.exchangeRatesUrl, breakers.exchangeRates),
    geocoder: settings.geocoder === null ? null : googleGeocoder(settings.geocoder, breakers.geocoder),
    mapSource: settings.mapSource,
    imageHosts: settings.imageHosts,
  }
}

/** Throws WrongSetting if the keys are not in the form that their partner has, or if they are live ones elsewhere. */
const settingsWith = (environment: Environment, stored: TypedKeys): Settings =>
  readSettings({ ...environment, ...stored })

const isInEnvironment = (environment: Environment, partner: KeyedPartner): boolean =>
  partnerSettings[partner].some((name) => (environment[name] ?? '') !== '')

function keyringOf(environment: Environment, use: PartnerKeyring['use']): PartnerKeyring {
  return {
    isInEnvironment: (partner) => isInEnvironment(environment, partner),
    use: (stored) => use(withoutOthers(environment, stored)),
    test: async (partner, keys) => {
      // A breaker of its own: keys that are wrong say nothing about the ones in use.
      const partners = withKeys(settingsWith(environment, keys), createBreakers())
      if (partner === 'google' || partner === 'facebook') return false
      if (partner === 'printful') await partners.printful?.testKeys()
      else await partners[partner]?.testKeys()
      return true
    },
  }
}

/** Stored keys of partners that the environment has none of. */
const withoutOthers = (environment: Environment, stored: TypedKeys): TypedKeys => {
  const free = keyedPartners.filter((partner) => !isInEnvironment(environment, partner))
  const names: readonly string[] = free.flatMap((partner) => partnerSettings[partner])
  return Object.fromEntries(Object.entries(stored).filter(([name]) => names.includes(name)))
}

/** Whoever asks for a partner gets the one of the moment. */
const currentPartners = (current: () => Keyed) => ({
  providers: {
    get stripe() {
      return current().stripe
    },
    get koko() {
      return current().koko
    },
    get razorpay() {
      return current().razorpay
    },
  },
  signInProviders: {
    get google() {
      return current().google
    },
    get facebook() {
      return current().facebook
    },
  },
  printPartner: () => current().printful,
})

type Breakers = ReturnType<typeof createBreakers>
type Keyed = ReturnType<typeof withKeys>

/** The partners that know the shop by keys; null where it has none. */
const withKeys = (settings: Settings, breakers: Breakers) => ({
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
