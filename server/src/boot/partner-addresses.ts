import type { KeyedPartner } from '@first-fashion/contract/partner-keys/partners'
import type { ShopMode } from '../platform/database/shop-mode.ts'

/** Where partners are whose keys do not tell whether they are test keys. */
export const partnerAddresses = {
  koko: { KOKO_API_BASE: 'https://prodapi.paykoko.com' },
  google: { GOOGLE_ISSUER: 'https://accounts.google.com' },
  facebook: {
    FACEBOOK_DIALOG_BASE: 'https://www.facebook.com',
    FACEBOOK_GRAPH_BASE: 'https://graph.facebook.com',
  },
  printful: { PRINTFUL_API_BASE: 'https://api.printful.com' },
} as const satisfies Partial<Record<KeyedPartner, Readonly<Record<string, string>>>>

type UnmarkedPartner = keyof typeof partnerAddresses

const names: Readonly<Record<UnmarkedPartner, string>> = {
  koko: 'Koko',
  google: 'Google',
  facebook: 'Facebook',
  printful: 'Printful',
}

/**
 * What is wrong with keys that an owner enters in a shop that is not live: they would reach the partner itself, which
 * charges, prints and signs people in. Tests and developers lead its address elsewhere, in the environment.
 */
export function realPartnerFault(
  partner: KeyedPartner,
  mode: ShopMode,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (mode === 'live' || !isUnmarked(partner)) return undefined
  const real = Object.entries(partnerAddresses[partner])
  const reached = real.filter(([setting, address]) => !isElsewhere(environment[setting] ?? '', address))
  if (reached.length === 0) return undefined
  const where = mode === 'rehearsal' ? 'A rehearsal' : 'A demonstration'
  return `${where} works with the sandbox of ${names[partner]}: enter these keys in the live shop.`
}

const isUnmarked = (partner: KeyedPartner): partner is UnmarkedPartner => partner in partnerAddresses

const isElsewhere = (base: string, address: string): boolean =>
  base !== '' && URL.parse(base)?.origin !== address
