import { lkrCentsOf } from '@first-fashion/contract/money/money'
import type { PrintPartner } from '../../ports/print-partner.ts'
import { type Countries, storedPostalCode } from '../countries/index.ts'
import type { Currencies } from '../currency/index.ts'
import type { Place } from './places.rules.ts'
import type { PartnerRate } from './shipping.rules.ts'

export interface PrintRatesDeps {
  /** null where the shop has no print partner. */
  readonly printPartner: PrintPartner | null
  readonly countries: Countries
  readonly currencies: Currencies
}

export interface PrintedGoods {
  readonly quantity: number
  readonly printVariantId: number | null
}

/** The print partner's delivery rates; undefined if it does not answer, for any reason. */
export async function printRateOf(
  { printPartner, countries, currencies }: PrintRatesDeps,
  place: Place,
  goods: readonly PrintedGoods[],
): Promise<PartnerRate | undefined> {
  const items = goods.flatMap(({ printVariantId, quantity }) =>
    printVariantId === null ? [] : [{ variantId: printVariantId, quantity }],
  )
  if (printPartner === null || items.length < goods.length) return undefined
  const { countryCode, city } = place
  const postalCode = storedPostalCode(countryCode, place.postalCode)
  const stateCode = stateCodeOf(countries, place)
  const rates = await printPartner
    .shippingRates({ countryCode, stateCode, city, postalCode, items })
    .catch(() => [])
  const rate = rates.find(({ isStandard }) => isStandard)
  const currency = rate === undefined ? undefined : currencies.find(rate.currencyCode)
  if (rate === undefined || currency === undefined) return undefined
  return { cents: lkrCentsOf(rate.amountMinor, currency), days: rate.days }
}

/** The partner knows states of a few countries by their codes; the others it does not ask for. */
function stateCodeOf(countries: Countries, { countryCode, state }: Place): string {
  if (!['US', 'CA', 'AU'].includes(countryCode)) return ''
  return countries.stateCode(countryCode, state) ?? ''
}
