import { httpExchangeRates } from '../../partners/exchange-rates/exchange-rates.ts'
import { googleGeocoder } from '../../partners/google-geocoder/google-geocoder.ts'
import { absentIpLookup, httpIpLookup } from '../../partners/ip-lookup/ip-lookup.ts'
import { smtpMail } from '../../partners/smtp/smtp-mail.ts'
import type { Settings } from '../settings.ts'
import { createBreakers, type KeyedPartners, withKeys } from './keyed-partners.ts'
import { type Environment, keyringOf, type Used } from './keyring.ts'

/**
 * The partners that the settings name, and the circuit breaker of each. Those with keys are made anew when the keyring
 * gets others. The mail is to be closed at the end.
 */
export function partnersOf(settings: Settings, environment: Environment) {
  const breakers = createBreakers()
  const used: Used = { settings, partners: withKeys(settings, breakers) }
  return {
    breakers,
    /** With the keys that are in use. */
    settings: () => used.settings,
    mail: smtpMail({ url: settings.mail.url ?? '', from: settings.mail.from }, breakers.smtp),
    ...currentPartners(() => used.partners),
    partnerKeys: keyringOf(environment, used, breakers),
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

/** Whoever asks for a partner gets the one of the moment. */
const currentPartners = (current: () => KeyedPartners) => ({
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
