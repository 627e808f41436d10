import type { Category, ProductType } from '@first-fashion/contract/catalog/classification'

export interface SeedSizeChart {
  readonly id: string
  readonly name: string
  readonly category: Category
  readonly type: ProductType
  readonly notes: string
  readonly columns: readonly { readonly name: string; readonly label: string; readonly unit: string }[]
  readonly sizes: readonly { readonly sizeName: string; readonly measurements: Record<string, number> }[]
}

const columnsOf: Partial<Record<ProductType, readonly string[]>> = {
  Topwear: ['chest', 'waist', 'shoulder', 'sleeve', 'length'],
  Bottomwear: ['waist', 'hips', 'inseam', 'outseam', 'thigh'],
  Winterwear: ['chest', 'waist', 'shoulder', 'sleeve', 'length'],
  Dresses: ['chest', 'waist', 'hips', 'length'],
  Footwear: ['foot'],
}

const adult = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
const young = ['2-3 years', '4-5 years', '6-7 years', '8-9 years', '10-11 years']
const shoes = ['36', '37', '38', '39', '40', '41', '42', '43', '44']

/** The sizes that a product comes in. */
export function sizeNames(category: Category, type: ProductType): readonly string[] {
  if (type === 'Footwear')
    return category === 'Women' ? shoes.slice(0, 6) : category === 'Men' ? shoes.slice(4) : shoes
  if (type === 'Bags' || type === 'Accessories') return ['One Size']
  return category === 'Kids' ? young : adult
}

/** The smallest size's measure in cm, and how much each size adds. */
const measures: Record<Category, Record<string, readonly [number, number]>> = {
  Men: {
    chest: [88, 5],
    waist: [74, 5],
    shoulder: [42, 1.5],
    sleeve: [60, 1],
    length: [68, 1.5],
    hips: [90, 5],
    inseam: [76, 1],
    outseam: [100, 1.5],
    thigh: [54, 2.5],
    foot: [24.5, 0.65],
  },
  Women: {
    chest: [80, 5],
    waist: [62, 5],
    shoulder: [36, 1.2],
    sleeve: [56, 1],
    length: [60, 1.5],
    hips: [86, 5],
    inseam: [74, 1],
    outseam: [99, 1.5],
    thigh: [50, 2.5],
    foot: [22.5, 0.65],
  },
  Kids: {
    chest: [54, 4],
    waist: [52, 2.5],
    shoulder: [25, 2],
    sleeve: [34, 4.5],
    length: [40, 4.5],
    hips: [56, 4.5],
    inseam: [38, 6.5],
    outseam: [54, 7.5],
    thigh: [33, 2.5],
    foot: [15, 1],
  },
  Unisex: {
    chest: [84, 5],
    waist: [70, 5],
    shoulder: [40, 1.5],
    sleeve: [58, 1],
    length: [66, 1.5],
    hips: [88, 5],
    inseam: [75, 1],
    outseam: [100, 1.5],
    thigh: [52, 2.5],
    foot: [22.5, 0.65],
  },
}

const label = (name: string) =>
  name === 'foot' ? 'Foot length' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`

function chartOf(category: Category, type: ProductType): SeedSizeChart[] {
  const names = columnsOf[type]
  if (names === undefined) return []
  return [
    {
      id: `${type}-${category}`.toLowerCase(),
      name: `${category} ${type}`,
      category,
      type,
      notes: 'Measured on the body. Between two sizes take the larger.',
      columns: names.map((name) => ({ name, label: label(name), unit: 'cm' })),
      sizes: sizeNames(category, type).map((sizeName, step) => ({
        sizeName,
        measurements: Object.fromEntries(
          names.map((name) => {
            const [smallest, grows] = measures[category][name] ?? [0, 0]
            return [name, Math.round((smallest + grows * step) * 10) / 10]
          }),
        ),
      })),
    },
  ]
}

export const sizeCharts: readonly SeedSizeChart[] = (['Men', 'Women', 'Kids', 'Unisex'] as const).flatMap(
  (category) =>
    (['Topwear', 'Bottomwear', 'Winterwear', 'Dresses', 'Footwear'] as const).flatMap((type) =>
      chartOf(category, type),
    ),
)
