import { placeKey } from '@first-fashion/contract/countries/place-key'
import { sriLankanDistricts } from '@first-fashion/contract/countries/sri-lanka'
import {
  shippingZonePlaces,
  shippingZoneSteps,
  shippingZones,
} from '../src/features/shipping/shipping.table.ts'
import type { Db } from '../src/platform/database/database.ts'
import { seedId } from './seed-id.ts'

interface SeedZone {
  readonly name: string
  readonly feeRupees: number
  readonly days: readonly [number, number]
  readonly express?: { readonly extraRupees: number; readonly days: readonly [number, number] }
  readonly freeOverRupees?: number
  /** From so many grams so many rupees more. */
  readonly weight?: Readonly<Record<number, number>>
  /** Goods from so many rupees travel for so many. */
  readonly price?: Readonly<Record<number, number>>
  readonly districts?: readonly string[]
  readonly countries?: readonly string[]
}

const inProvinces = (...provinces: string[]): string[] =>
  sriLankanDistricts.filter(({ province }) => provinces.includes(province)).map(({ name }) => name)

const heavy = { 3000: 150, 6000: 400 }
const byAir = { 1000: 1200, 2000: 2600, 4000: 5200, 8000: 10_800 }
const europe =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK'
const zones: readonly SeedZone[] = [
  {
    name: 'Colombo and suburbs',
    feeRupees: 350,
    days: [1, 2],
    express: { extraRupees: 450, days: [1, 1] },
    districts: ['Colombo'],
  },
  {
    name: 'Western Province',
    feeRupees: 400,
    days: [2, 3],
    express: { extraRupees: 500, days: [1, 2] },
    weight: heavy,
    districts: ['Gampaha', 'Kalutara'],
  },
  {
    name: 'South and hill country',
    feeRupees: 450,
    days: [2, 4],
    express: { extraRupees: 650, days: [1, 2] },
    weight: heavy,
    districts: inProvinces('Southern', 'Central', 'Sabaragamuwa', 'North Western'),
  },
  {
    name: 'North and east',
    feeRupees: 550,
    days: [3, 6],
    weight: heavy,
    districts: inProvinces('Northern', 'Eastern', 'North Central', 'Uva'),
  },
  {
    name: 'South Asia',
    feeRupees: 2900,
    days: [5, 9],
    express: { extraRupees: 2600, days: [3, 5] },
    freeOverRupees: 60_000,
    weight: byAir,
    countries: 'IN MV BD NP PK BT'.split(' '),
  },
  {
    name: 'Asia and the Gulf',
    feeRupees: 3900,
    days: [6, 11],
    express: { extraRupees: 3400, days: [3, 5] },
    weight: byAir,
    price: { 50000: 2900 },
    countries: 'JP SG MY TH HK TW KR CN VN PH ID AE QA SA OM BH KW'.split(' '),
  },
  {
    name: 'Europe',
    feeRupees: 4900,
    days: [7, 12],
    express: { extraRupees: 4200, days: [4, 6] },
    freeOverRupees: 90_000,
    weight: byAir,
    countries: ['GB', ...europe.split(' ')],
  },
  {
    name: 'North America and Oceania',
    feeRupees: 5900,
    days: [8, 14],
    express: { extraRupees: 4900, days: [4, 7] },
    freeOverRupees: 90_000,
    weight: byAir,
    countries: 'US CA MX AU NZ'.split(' '),
  },
  { name: 'Rest of the world', feeRupees: 7500, days: [10, 21], weight: byAir, countries: ['*'] },
]

/** The zones of the demonstration: Sri Lanka by its districts, the world by how far it is. */
export async function seedZones(tx: Db, now: Date): Promise<void> {
  await tx
    .insert(shippingZones)
    .values(zones.map((zone, nth) => zoneRow(zone, new Date(now.getTime() + nth))))
  await tx.insert(shippingZonePlaces).values(zones.flatMap(placeRows))
  await tx.insert(shippingZoneSteps).values(zones.flatMap(stepRows))
}

const idOf = ({ name }: SeedZone): string => seedId('shipping-zone', name)

function zoneRow(zone: SeedZone, createdAt: Date): typeof shippingZones.$inferInsert {
  const { name, feeRupees, days, express, freeOverRupees } = zone
  return {
    id: idOf(zone),
    name,
    feeCents: feeRupees * 100,
    freeOverCents: freeOverRupees === undefined ? null : freeOverRupees * 100,
    daysMin: days[0],
    daysMax: days[1],
    expressCents: express === undefined ? null : express.extraRupees * 100,
    expressDaysMin: express?.days[0] ?? null,
    expressDaysMax: express?.days[1] ?? null,
    createdAt,
  }
}

const placeRows = (zone: SeedZone): (typeof shippingZonePlaces.$inferInsert)[] => [
  ...(zone.districts ?? []).map((state) => ({
    zoneId: idOf(zone),
    countryCode: 'LK',
    state,
    stateKey: placeKey(state),
  })),
  ...(zone.countries ?? []).map((countryCode) => ({ zoneId: idOf(zone), countryCode })),
]

const stepRows = (zone: SeedZone): (typeof shippingZoneSteps.$inferInsert)[] => [
  ...steps(zone, 'weight', zone.weight, 1),
  ...steps(zone, 'price', zone.price, 100),
]

const steps = (
  zone: SeedZone,
  kind: 'weight' | 'price',
  amounts: Readonly<Record<number, number>> = {},
  unit: number,
) =>
  Object.entries(amounts).map(([from, rupees]) => ({
    zoneId: idOf(zone),
    kind,
    fromAmount: Number(from) * unit,
    amountCents: rupees * 100,
  }))
