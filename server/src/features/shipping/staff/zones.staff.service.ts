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
import { countryDetails } from '../../countries/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { toQuotedDelivery } from '../shipping.rules.ts'
import { priceDelivery, zonesChanged } from '../shipping.service.ts'
import {
  changeZone,
  type FullZone,
  insertZone,
  listZones,
  placeOfAnother,
  replaceParts,
} from '../staff-zones.queries.ts'

type ZoneWords = ParsedBody<Calls['staff.zone-add']>

export const listStaffZones = async ({ database }: Shop): Promise<StaffZone[]> =>
  (await listZones(database.db)).map(toZoneView)

/** Refuses with 'shipping.zone-name-taken', 'shipping.place-taken' and 'shipping.place-wrong'. */
export async function addZone(shop: Shop, session: StaffSession, words: ZoneWords): Promise<StaffZone[]> {
  const id = shop.newId()
  await saveZone(shop, session, 'zone-add', id, words, (tx, createdAt) =>
    insertZone(tx, { id, createdAt, ...columnsOf(words) }),
  )
  return listStaffZones(shop)
}

/**
 * Refuses as `addZone` does, with 'shipping.zone-unknown', and with 'shipping.zone-changed-meanwhile' if someone else
 * was faster.
 */
export async function editZone(
  shop: Shop,
  session: StaffSession,
  id: string,
  { version, isActive, ...words }: ParsedBody<Calls['staff.zone-edit']>,
): Promise<StaffZone[]> {
  await saveZone(shop, session, 'zone-edit', id, words, async (tx) => {
    if (!isUuid(id) || !(await listZones(tx)).some((zone) => zone.id === id)) throw zoneUnknown()
    if (!(await changeZone(tx, id, version, { isActive, ...columnsOf(words) }))) throw changedMeanwhile()
  })
  return listStaffZones(shop)
}

/** What an address would pay for a parcel. */
export async function testDelivery(
  shop: Shop,
  { goods, weightGrams, expressShipping, ...place }: ParsedBody<Calls['staff.shipping-test']>,
): Promise<{ cost: number; delivery: QuotedDelivery }> {
  const { code: countryCode } = countryDetails(place.countryCode)
  const unitPriceCents = centsFromRupees(goods)
  const { delivery } = await priceDelivery(shop, {
    place: { ...place, countryCode },
    goods: [{ ...ownSku, unitPriceCents, weightGrams }],
    wantsExpress: expressShipping,
  })
  return { cost: rupeesFromCents(delivery.costCents), delivery: toQuotedDelivery(delivery) }
}

/** Saves a zone with its places and steps and records it, in one transaction. */
async function saveZone(
  shop: Shop,
  session: StaffSession,
  action: string,
  id: string,
  words: ZoneWords,
  work: (tx: Db, at: Date) => Promise<void>,
): Promise<void> {
  refuseWrongPlaces(words)
  const entry = { action, subject: `shipping-zone:${id}`, change: words }
  try {
    await recordedChange(shop, session, entry, async (tx, at) => {
      const taken = await placeOfAnother(tx, words.places, id)
      if (taken !== undefined) throw placeTaken(taken)
      await work(tx, at)
      await replaceParts(tx, id, words.places, stepsOf(words))
      await zonesChanged(shop, tx)
    })
  } catch (error) {
    if (isViolation(error, 'unique', 'shipping_zones_name_key_key')) throw nameTaken()
    if (isViolation(error, 'unique', 'shipping_zone_places_pkey')) throw placeTaken()
    throw error
  }
}

/** Refuses with 'shipping.place-wrong' names without a letter, and states and cities of no country. */
function refuseWrongPlaces({ places }: ZoneWords): void {
  for (const { countryCode, state, city } of places) {
    if (countryCode !== '*') countryDetails(countryCode)
    else if (state !== '' || city !== '') throw placeWrong()
    if ((state !== '' && placeKey(state) === '') || (city !== '' && placeKey(city) === '')) throw placeWrong()
  }
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
