import type { Calls, ParsedBody } from '@first-fashion/contract'
import { placeKey } from '@first-fashion/contract/countries/place-key'
import { centsFromRupees, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { StaffZone } from '@first-fashion/contract/shipping/staff-calls'
import type { QuotedDelivery } from '@first-fashion/contract/shipping/zone'
import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import type { Countries } from '../../countries/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { toQuotedDelivery } from '../shipping.rules.ts'
import type { Shipping } from '../shipping.service.ts'
import {
  changeZone,
  type FullZone,
  insertZone,
  listZones,
  placeOfAnother,
  replaceParts,
} from '../staff-zones.queries.ts'

type ZoneWords = ParsedBody<Calls['staff.zone-add']>

/** Saving refuses with 'shipping.zone-name-taken' and 'shipping.place-taken'. */
export interface StaffZones {
  list(): Promise<StaffZone[]>
  add(session: StaffSession, zone: ZoneWords): Promise<StaffZone[]>
  /** Refuses with 'shipping.zone-unknown', and 'shipping.zone-changed-meanwhile' if someone else was faster. */
  edit(session: StaffSession, id: string, edit: ParsedBody<Calls['staff.zone-edit']>): Promise<StaffZone[]>
  /** What an address would pay for a parcel. */
  test(parcel: ParsedBody<Calls['staff.shipping-test']>): Promise<{ cost: number; delivery: QuotedDelivery }>
}

export interface StaffZonesDeps extends Shop {
  readonly countries: Countries
  readonly shipping: Shipping
}

export function createStaffZones(deps: StaffZonesDeps): StaffZones {
  const { database, newId } = deps
  const list = async () => (await listZones(database.db)).map(toZoneView)
  return {
    list,
    add: async (session, words) => {
      const id = newId()
      await saveZone(deps, session, 'zone-add', id, words, (tx, createdAt) =>
        insertZone(tx, { id, createdAt, ...columnsOf(words) }),
      )
      return list()
    },
    edit: async (session, id, { version, isActive, ...words }) => {
      await saveZone(deps, session, 'zone-edit', id, words, async (tx) => {
        if (!isUuid(id) || !(await listZones(tx)).some((zone) => zone.id === id)) throw zoneUnknown()
        if (!(await changeZone(tx, id, version, { isActive, ...columnsOf(words) }))) throw changedMeanwhile()
      })
      return list()
    },
    test: (parcel) => testDelivery(deps, parcel),
  }
}

/** Saves a zone with its places and steps and records it, in one transaction. */
async function saveZone(
  deps: StaffZonesDeps,
  session: StaffSession,
  action: string,
  id: string,
  words: ZoneWords,
  work: (tx: Db, at: Date) => Promise<void>,
): Promise<void> {
  refuseWrongPlaces(deps, words)
  const entry = { action, subject: `shipping-zone:${id}`, change: words }
  try {
    await recordedChange(deps, session, entry, async (tx, at) => {
      const taken = await placeOfAnother(tx, words.places, id)
      if (taken !== undefined) throw placeTaken(taken)
      await work(tx, at)
      await replaceParts(tx, id, words.places, stepsOf(words))
      await deps.shipping.zonesChanged(tx)
    })
  } catch (error) {
    if (isViolation(error, 'unique', 'shipping_zones_name_key_key')) throw nameTaken()
    if (isViolation(error, 'unique', 'shipping_zone_places_pkey')) throw placeTaken()
    throw error
  }
}

/** Refuses with 'shipping.place-wrong' names without a letter, and states and cities of no country. */
function refuseWrongPlaces({ countries }: StaffZonesDeps, { places }: ZoneWords): void {
  for (const { countryCode, state, city } of places) {
    if (countryCode !== '*') countries.details(countryCode)
    else if (state !== '' || city !== '') throw placeWrong()
    if ((state !== '' && placeKey(state) === '') || (city !== '' && placeKey(city) === '')) throw placeWrong()
  }
}

async function testDelivery(
  { countries, shipping }: StaffZonesDeps,
  { goods, weightGrams, expressShipping, ...place }: ParsedBody<Calls['staff.shipping-test']>,
) {
  const { code: countryCode } = countries.details(place.countryCode)
  const unitPriceCents = centsFromRupees(goods)
  const parcel = { ...ownSku, unitPriceCents, weightGrams }
  const { delivery } = await shipping.deliver({
    place: { ...place, countryCode },
    goods: [parcel],
    wantsExpress: expressShipping,
  })
  return { cost: rupeesFromCents(delivery.costCents), delivery: toQuotedDelivery(delivery) }
}

const ownSku = { productId: '', quantity: 1, madeToOrder: false, printVariantId: null }

const rupees = (cents: number) => rupeesFromCents(lkrCents(cents))

const toZoneView = (zone: FullZone): StaffZone => ({
  id: zone.id,
  name: zone.name,
  places: zone.places,
  isDelivered: zone.isDelivered,
  isActive: zone.isActive,
  fee: rupees(zone.feeCents),
  freeOver: zone.freeOverCents === null ? null : rupees(zone.freeOverCents),
  days: { min: zone.daysMin, max: zone.daysMax },
  express:
    zone.expressCents === null || zone.expressDaysMin === null || zone.expressDaysMax === null
      ? null
      : { extra: rupees(zone.expressCents), days: { min: zone.expressDaysMin, max: zone.expressDaysMax } },
  weightSteps: zone.weightSteps.map(({ from, amountCents }) => ({
    fromGrams: from,
    extra: rupees(amountCents),
  })),
  priceSteps: zone.priceSteps.map(({ from, amountCents }) => ({
    fromRupees: rupees(from),
    fee: rupees(amountCents),
  })),
  version: zone.version,
})

const columnsOf = ({ name, isDelivered, fee, freeOver, days, express }: ZoneWords) => ({
  name,
  isDelivered,
  feeCents: centsFromRupees(fee),
  freeOverCents: freeOver === null ? null : Math.max(1, centsFromRupees(freeOver)),
  daysMin: days.min,
  daysMax: days.max,
  expressCents: express === null ? null : centsFromRupees(express.extra),
  expressDaysMin: express?.days.min ?? null,
  expressDaysMax: express?.days.max ?? null,
})

const stepsOf = ({ weightSteps, priceSteps }: ZoneWords) => [
  ...weightSteps.map(({ fromGrams, extra }) => ({
    kind: 'weight' as const,
    fromAmount: fromGrams,
    amountCents: centsFromRupees(extra),
  })),
  ...priceSteps.map(({ fromRupees, fee }) => ({
    kind: 'price' as const,
    fromAmount: Math.max(1, centsFromRupees(fromRupees)),
    amountCents: centsFromRupees(fee),
  })),
]

const zoneUnknown = () => new AppError('unknown', 'shipping.zone-unknown', 'This zone does not exist')
const nameTaken = () =>
  new AppError('conflict', 'shipping.zone-name-taken', 'A zone with this name already exists')
const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'shipping.zone-changed-meanwhile',
    'Someone else has changed this zone. Please reload.',
  )
const placeWrong = () =>
  new AppError(
    'refused',
    'shipping.place-wrong',
    'A place needs a country, and a name for anything within it',
  )

function placeTaken(taken?: { countryCode: string; state: string; city: string; zone: string }) {
  const words =
    taken === undefined
      ? 'One of these places already belongs to another zone'
      : `${[taken.countryCode, taken.state, taken.city].filter(Boolean).join(', ')} already belongs to ${taken.zone}`
  return new AppError('conflict', 'shipping.place-taken', words)
}
