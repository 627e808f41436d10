import { printVariantOf } from './print-answers.ts'

/** What a shipping rate needs of a variant. */
export interface Variant {
  readonly id: number
  readonly name: string
  /** Shipping weight relative to a shirt. */
  readonly weight: number
}

/** Variants that have rates, but are not in the stand-in's catalogue. */
const unlisted: readonly Variant[] = [
  { id: 14_870, name: 'All-Over Print Unisex Button Shirt (M)', weight: 1.1 },
  { id: 9958, name: 'All-Over Print Dress (M)', weight: 1.2 },
]

const weights: Readonly<Record<string, number>> = {
  Hoodie: 1.8,
  'Tank Top': 0.9,
  'Long Sleeve': 1.2,
  Poster: 0.7,
  Mug: 1.5,
  'Phone Case': 0.4,
  Bag: 0.9,
}

/** Any variant that can be shipped: of the catalogue, or one of those beside it. */
export function variantOf(id: number): Variant | undefined {
  const listed = printVariantOf(id)
  return listed === undefined
    ? unlisted.find((one) => one.id === id)
    : { id, name: listed.name, weight: weights[listed.type] ?? 1 }
}

interface Region {
  readonly countries: readonly string[]
  /** USD for the first shirt and for each further one. */
  readonly first: number
  readonly further: number
  readonly days: readonly [number, number]
  readonly fast?: { readonly rate: number; readonly days: readonly [number, number] }
}

const regions: readonly Region[] = [
  {
    countries: ['US'],
    first: 4.75,
    further: 2.2,
    days: [3, 4],
    fast: { rate: 15.99, days: [1, 3] },
  },
  { countries: ['CA'], first: 8.29, further: 1.9, days: [5, 8] },
  {
    countries: 'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
      ' ',
    ),
    first: 4.79,
    further: 1.45,
    days: [3, 6],
  },
  { countries: ['AU', 'NZ'], first: 7.19, further: 1.35, days: [4, 8] },
  { countries: ['JP'], first: 4.39, further: 1.25, days: [3, 6] },
]

const worldwide: Region = { countries: [], first: 11.99, further: 6, days: [5, 15] }

/** Countries without delivery. */
const notServed = new Set(['CU', 'IR', 'KP', 'SY'])

export function regionOf(countryCode: string): Region | undefined {
  if (notServed.has(countryCode)) return undefined
  return regions.find(({ countries }) => countries.includes(countryCode)) ?? worldwide
}
