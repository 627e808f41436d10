import type { Calls, ParsedQuery } from '@first-fashion/contract'
import type { Country } from '@first-fashion/contract/countries/calls'
import type { StaffCountry } from '@first-fashion/contract/shipping/staff-calls'
import { searchText } from '@first-fashion/contract/text/search-text'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { pageOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import {
  countriesChanged,
  countryDetails,
  isCountryOff,
  knownCountries,
  switchOff,
  switchOn,
} from '../../countries/index.ts'
import { methodsOfferedIn } from '../../payments/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { homeCountry } from '../places.rules.ts'
import { type FullZone, listZones } from '../staff-zones.queries.ts'

export async function listStaffCountries(
  shop: Shop,
  { search = '', delivered, page }: ParsedQuery<Calls['staff.countries']>,
): Promise<{ countries: StaffCountry[]; total: number; pages: number }> {
  const word = searchText(search)
  const found = knownCountries
    .filter(({ code, name }) => searchText(name).includes(word) || code.toLowerCase() === word)
    .filter(({ code }) => delivered === undefined || (delivered === 'true') === !isCountryOff(shop, code))
  const zones = await activeZones(shop)
  const { shown, ...counts } = await pageOf(page, async ({ limit, offset }) => ({
    shown: found.slice(offset, offset + limit),
    total: found.length,
  }))
  return { countries: shown.map((country) => staffCountryOf(shop, country, zones)), ...counts }
}

/** Refuses with 'countries.unknown' and 'countries.home-stays'. */
export async function setCountryDelivered(
  shop: Shop,
  session: StaffSession,
  code: string,
  isDelivered: boolean,
): Promise<StaffCountry> {
  const country = countryDetails(code)
  if (code === homeCountry && !isDelivered) throw homeStays(country.name)
  const entry = { action: 'country-set', subject: `country:${code}`, change: { isDelivered } }
  await recordedChange(shop, session, entry, async (tx, at) => {
    await (isDelivered ? switchOn(tx, code) : switchOff(tx, code, at))
    await countriesChanged(shop, tx)
  })
  return staffCountryOf(shop, country, await activeZones(shop))
}

const activeZones = async ({ database }: Shop): Promise<FullZone[]> =>
  (await listZones(database.db)).filter(({ isActive }) => isActive)

function staffCountryOf(shop: Shop, { code, name }: Country, zones: readonly FullZone[]): StaffCountry {
  const holding = (countryCode: string) =>
    zones.filter(({ places }) => places.some((place) => place.countryCode === countryCode))
  const isHome = code === homeCountry
  const own = holding(code)
  const isWhole = own.some(({ places }) =>
    places.some((place) => place.countryCode === code && place.state === '' && place.city === ''),
  )
  const serving = isHome || isWhole ? own : [...own, ...holding('*')]
  return {
    code,
    name,
    isHome,
    isDelivered: !isCountryOff(shop, code),
    zones: serving.map((zone) => ({ id: zone.id, name: zone.name, isDelivered: zone.isDelivered })),
    methods: methodsOfferedIn(shop, code),
  }
}

const homeStays = (name: string) =>
  new AppError(
    'refused',
    'countries.home-stays',
    `${name} cannot be switched off: it is the shop's own country.`,
  )
