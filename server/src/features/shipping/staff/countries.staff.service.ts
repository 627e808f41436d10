import type { Calls, ParsedQuery } from '@first-fashion/contract'
import type { Country } from '@first-fashion/contract/countries/calls'
import type { StaffCountry } from '@first-fashion/contract/shipping/staff-calls'
import { searchText } from '@first-fashion/contract/text/search-text'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { pageOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import { type Countries, switchOff, switchOn } from '../../countries/index.ts'
import type { PaymentMethods } from '../../payments/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { homeCountry } from '../places.rules.ts'
import { type FullZone, listZones } from '../staff-zones.queries.ts'

export interface StaffCountries {
  list(
    query: ParsedQuery<Calls['staff.countries']>,
  ): Promise<{ countries: StaffCountry[]; total: number; pages: number }>
  /** Refuses with 'countries.unknown' and 'countries.home-stays'. */
  set(session: StaffSession, code: string, isDelivered: boolean): Promise<StaffCountry>
}

export interface StaffCountriesDeps extends Shop {
  readonly countries: Countries
  readonly methods: PaymentMethods
}

export function createStaffCountries(deps: StaffCountriesDeps): StaffCountries {
  const { database, countries } = deps
  const active = async () => (await listZones(database.db)).filter(({ isActive }) => isActive)
  return {
    list: async ({ search = '', delivered, page }) => {
      const word = searchText(search)
      const found = countries
        .all()
        .filter(({ code, name }) => searchText(name).includes(word) || code.toLowerCase() === word)
        .filter(({ code }) => delivered === undefined || (delivered === 'true') === !countries.isOff(code))
      const zones = await active()
      const { shown, ...counts } = await pageOf(page, async ({ limit, offset }) => ({
        shown: found.slice(offset, offset + limit),
        total: found.length,
      }))
      return { countries: shown.map((country) => staffCountryOf(deps, country, zones)), ...counts }
    },
    set: async (session, code, isDelivered) => {
      const country = countries.details(code)
      if (code === homeCountry && !isDelivered) throw homeStays(country.name)
      const entry = { action: 'country-set', subject: `country:${code}`, change: { isDelivered } }
      await recordedChange(deps, session, entry, async (tx, at) => {
        await (isDelivered ? switchOn(tx, code) : switchOff(tx, code, at))
        await countries.changed(tx)
      })
      return staffCountryOf(deps, country, await active())
    },
  }
}

function staffCountryOf(
  { countries, methods }: StaffCountriesDeps,
  { code, name }: Country,
  zones: readonly FullZone[],
): StaffCountry {
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
    isDelivered: !countries.isOff(code),
    zones: serving.map((zone) => ({ id: zone.id, name: zone.name, isDelivered: zone.isDelivered })),
    methods: methods.offeredIn(code),
  }
}

const homeStays = (name: string) =>
  new AppError(
    'refused',
    'countries.home-stays',
    `${name} cannot be switched off: it is the shop's own country.`,
  )
