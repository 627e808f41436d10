import { placeKey } from '@first-fashion/contract/countries/place-key'
import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { type ZoneRow, zoneColumns } from './shipping.queries.ts'
import { shippingZonePlaces, shippingZoneSteps, shippingZones } from './shipping.table.ts'

const storedPlaces = z.array(z.object({ countryCode: z.string(), state: z.string(), city: z.string() }))

export interface HeldPlace {
  readonly countryCode: string
  readonly state: string
  readonly city: string
}

export interface FullZone extends ZoneRow {
  readonly places: HeldPlace[]
}

/** All zones with their places, the oldest first. */
export const listZones = (db: Db): Promise<FullZone[]> =>
  db
    .select({
      ...zoneColumns,
      places: sql`(
        select coalesce(json_agg(json_build_object('countryCode', p.country_code, 'state', p.state, 'city', p.city)
          order by p.country_code, p.state_key, p.city_key), '[]'::json)
        from shipping_zone_places p where p.zone_id = ${sql.raw('shipping_zones.id')}
      )`.mapWith((value): HeldPlace[] => storedPlaces.parse(value)),
    })
    .from(shippingZones)
    .orderBy(asc(shippingZones.createdAt), asc(shippingZones.id))

/** The first of some places that another zone holds, with that zone's name. */
export async function placeOfAnother(db: Db, places: readonly HeldPlace[], zoneId: string) {
  if (places.length === 0) return undefined
  const held = places.map((place) => {
    const { countryCode, stateKey, cityKey } = keyed(place)
    return and(
      eq(shippingZonePlaces.countryCode, countryCode),
      eq(shippingZonePlaces.stateKey, stateKey),
      eq(shippingZonePlaces.cityKey, cityKey),
    )
  })
  const [row] = await db
    .select({
      zone: shippingZones.name,
      countryCode: shippingZonePlaces.countryCode,
      state: shippingZonePlaces.state,
      city: shippingZonePlaces.city,
    })
    .from(shippingZonePlaces)
    .innerJoin(shippingZones, eq(shippingZones.id, shippingZonePlaces.zoneId))
    .where(and(ne(shippingZonePlaces.zoneId, zoneId), or(...held)))
    .limit(1)
  return row
}

/** Violates 'shipping_zones_name_key_key' when there is one of this name. */
export async function insertZone(tx: Db, zone: typeof shippingZones.$inferInsert): Promise<void> {
  await tx.insert(shippingZones).values(zone)
}

/** Whether it is still the version that was seen; then it is changed. */
export async function changeZone(
  tx: Db,
  id: string,
  version: number,
  change: Partial<typeof shippingZones.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(shippingZones)
    .set({ ...change, version: version + 1 })
    .where(and(eq(shippingZones.id, id), eq(shippingZones.version, version)))
    .returning({ id: shippingZones.id })
  return rows.length === 1
}

/** Puts places and steps instead of what a zone had. Violates 'shipping_zone_places_pkey' when one is another's. */
export async function replaceParts(
  tx: Db,
  zoneId: string,
  places: readonly HeldPlace[],
  steps: readonly Omit<typeof shippingZoneSteps.$inferInsert, 'zoneId'>[],
): Promise<void> {
  await tx.delete(shippingZonePlaces).where(eq(shippingZonePlaces.zoneId, zoneId))
  await tx.delete(shippingZoneSteps).where(eq(shippingZoneSteps.zoneId, zoneId))
  const rows = new Map(places.map((place) => [JSON.stringify(Object.values(keyed(place))), place]))
  if (rows.size > 0)
    await tx
      .insert(shippingZonePlaces)
      .values([...rows.values()].map((place) => ({ zoneId, ...place, ...keyed(place) })))
  const byStep = new Map(steps.map((step) => [`${step.kind} ${step.fromAmount}`, step]))
  if (byStep.size > 0)
    await tx.insert(shippingZoneSteps).values([...byStep.values()].map((step) => ({ zoneId, ...step })))
}

const keyed = ({ countryCode, state, city }: HeldPlace) => ({
  countryCode,
  stateKey: placeKey(state),
  cityKey: placeKey(city),
})
