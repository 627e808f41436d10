import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import type { Step, Zone } from './shipping.rules.ts'
import { shippingZones } from './shipping.table.ts'

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

/** Whether some zone says where the shop delivers, and for how much. */
export const deliversAnywhere = async (db: Db): Promise<boolean> =>
  (await db.$count(
    shippingZones,
    and(eq(shippingZones.isActive, true), eq(shippingZones.isDelivered, true)),
  )) > 0
