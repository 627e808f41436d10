import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { homeCountry } from './places.rules.ts'
import type { Step, Zone } from './shipping.rules.ts'
import { shippingZonePlaces, shippingZones } from './shipping.table.ts'

const storedSteps = z.array(z.object({ from: z.number(), amountCents: z.number() }))

const stepsOf = (kind: 'weight' | 'price') =>
  sql`(
    select coalesce(json_agg(json_build_object('from', s.from_amount, 'amountCents', s.amount_cents)
      order by s.from_amount), '[]'::json)
    from shipping_zone_steps s where s.zone_id = ${sql.raw('shipping_zones.id')} and s.kind = ${kind}
  )`.mapWith((value): Step[] => storedSteps.parse(value))

export const zoneColumns = {
  id: shippingZones.id,
  name: shippingZones.name,
  isDelivered: shippingZones.isDelivered,
  isActive: shippingZones.isActive,
  feeCents: shippingZones.feeCents,
  freeOverCents: shippingZones.freeOverCents,
  daysMin: shippingZones.daysMin,
  daysMax: shippingZones.daysMax,
  expressCents: shippingZones.expressCents,
  expressDaysMin: shippingZones.expressDaysMin,
  expressDaysMax: shippingZones.expressDaysMax,
  version: shippingZones.version,
  weightSteps: stepsOf('weight'),
  priceSteps: stepsOf('price'),
}

export interface ZoneRow {
  readonly id: string
  readonly name: string
  readonly isDelivered: boolean
  readonly isActive: boolean
  readonly feeCents: number
  readonly freeOverCents: number | null
  readonly daysMin: number
  readonly daysMax: number
  readonly expressCents: number | null
  readonly expressDaysMin: number | null
  readonly expressDaysMax: number | null
  readonly version: number
  readonly weightSteps: Step[]
  readonly priceSteps: Step[]
}

/** The active zones that hold a place by these keys or wider, each with the place it holds. One statement. */
export async function zonesAt(
  db: Db,
  countryCode: string,
  { states, cities }: { readonly states: readonly string[]; readonly cities: readonly string[] },
) {
  const rows = await db
    .select({
      ...zoneColumns,
      countryCode: shippingZonePlaces.countryCode,
      stateKey: shippingZonePlaces.stateKey,
      cityKey: shippingZonePlaces.cityKey,
    })
    .from(shippingZonePlaces)
    .innerJoin(shippingZones, eq(shippingZones.id, shippingZonePlaces.zoneId))
    .where(
      and(
        eq(shippingZones.isActive, true),
        inArray(shippingZonePlaces.countryCode, heldAs(countryCode)),
        inArray(shippingZonePlaces.stateKey, ['', ...states]),
        inArray(shippingZonePlaces.cityKey, ['', ...cities]),
      ),
    )
  return rows.map(({ countryCode: heldCountry, stateKey, cityKey, ...row }) => ({
    countryCode: heldCountry,
    stateKey,
    cityKey,
    zone: zoneOf(row),
  }))
}

/** A country is held by its code, and abroad by '*', which is everywhere else. */
const heldAs = (countryCode: string): string[] =>
  countryCode === homeCountry ? [countryCode] : [countryCode, '*']

/** An active zone that holds some place of the country, or everywhere else. */
export async function activeZone(db: Db, id: string, countryCode: string): Promise<Zone | undefined> {
  const holds = exists(
    db
      .select({ zoneId: shippingZonePlaces.zoneId })
      .from(shippingZonePlaces)
      .where(
        and(
          eq(shippingZonePlaces.zoneId, shippingZones.id),
          inArray(shippingZonePlaces.countryCode, heldAs(countryCode)),
        ),
      ),
  )
  const [row] = await db
    .select(zoneColumns)
    .from(shippingZones)
    .where(and(eq(shippingZones.id, id), eq(shippingZones.isActive, true), holds))
  return row === undefined ? undefined : zoneOf(row)
}

/** A zone as the rules read it. */
export function zoneOf(row: ZoneRow): Zone {
  const { expressCents, expressDaysMin, expressDaysMax } = row
  const hasExpress = expressCents !== null && expressDaysMin !== null && expressDaysMax !== null
  return {
    id: row.id,
    name: row.name,
    isDelivered: row.isDelivered,
    feeCents: row.feeCents,
    freeOverCents: row.freeOverCents,
    days: { min: row.daysMin, max: row.daysMax },
    express: hasExpress
      ? { extraCents: expressCents, days: { min: expressDaysMin, max: expressDaysMax } }
      : null,
    weightSteps: row.weightSteps,
    priceSteps: row.priceSteps,
  }
}
