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

/** What is measured of a piece depends on its cut: a skirt has no inseam. */
interface Cut {
  /** In the plural, as a shopper says it: 'skirts'. */
  readonly name: string
  readonly type: ProductType
  readonly measured: readonly string[]
  readonly templates: readonly string[]
}

const sleeved = ['chest', 'waist', 'shoulder', 'sleeve', 'length'] as const
const cuts: readonly Cut[] = [
  {
    ...{ name: 'tops', type: 'Topwear', measured: sleeved },
    templates: ['tee', 'polo', 'camp-shirt', 'linen-shirt', 'blouse', 'long-sleeve', 'kids-tee'],
  },
  { name: 'tanks', type: 'Topwear', measured: ['chest', 'waist', 'length'], templates: ['tank'] },
  {
    ...{ name: 'trousers', type: 'Bottomwear', measured: ['waist', 'hips', 'inseam', 'outseam', 'thigh'] },
    templates: ['trousers', 'jeans', 'kids-trousers', 'kids-jeans'],
  },
  {
    ...{ name: 'shorts', type: 'Bottomwear', measured: ['waist', 'hips', 'short inseam', 'thigh'] },
    templates: ['shorts', 'kids-shorts'],
  },
  {
    ...{ name: 'skirts', type: 'Bottomwear', measured: ['waist', 'hips', 'skirt length'] },
    templates: ['midi-skirt'],
  },
  { name: 'sarongs', type: 'Bottomwear', measured: ['waist', 'sarong length'], templates: ['sarong'] },
  {
    ...{ name: 'layers', type: 'Winterwear', measured: sleeved },
    templates: [
      ...['hoodie', 'sweater', 'rain-jacket', 'denim-jacket'],
      ...['kids-hoodie', 'kids-sweater', 'kids-rain-jacket'],
    ],
  },
  {
    ...{ name: 'dresses', type: 'Dresses', measured: ['chest', 'waist', 'hips', 'dress length'] },
    templates: ['sundress', 'kids-dress'],
  },
  {
    ...{ name: 'long dresses', type: 'Dresses', measured: ['chest', 'waist', 'hips', 'long dress length'] },
    templates: ['maxi-dress'],
  },
  { name: 'shoes', type: 'Footwear', measured: ['foot'], templates: ['sandals', 'sneakers'] },
]

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
    'short inseam': [20, 0.5],
    'sarong length': [104, 1],
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
    'short inseam': [14, 0.5],
    'skirt length': [74, 0.8],
    'sarong length': [98, 1],
    'dress length': [92, 1.2],
    'long dress length': [128, 1.2],
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
    'short inseam': [12, 1.5],
    'dress length': [54, 6],
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
    'short inseam': [18, 0.5],
    'sarong length': [102, 1],
    foot: [22.5, 0.65],
  },
}

const owners: Readonly<Record<Category, string>> = {
  Men: 'Men’s',
  Women: 'Women’s',
  Kids: 'Kids’',
  Unisex: 'Unisex',
}

function labelOf(measure: string): string {
  if (measure === 'foot') return 'Foot length'
  const word = measure.split(' ').at(-1) ?? measure
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

function chartOf(category: Category, { name, type, measured }: Cut): SeedSizeChart {
  return {
    id: chartId(category, name),
    name: `${owners[category]} ${name}`,
    category,
    type,
    notes: 'Measured on the body; lengths on the piece. Between two sizes take the larger.',
    columns: measured.map((one) => ({ name: one, label: labelOf(one), unit: 'cm' })),
    sizes: sizeNames(category, type).map((sizeName, step) => ({
      sizeName,
      measurements: Object.fromEntries(
        measured.map((one) => {
          const [smallest, grows] = measures[category][one] ?? [0, 0]
          return [one, Math.round((smallest + grows * step) * 10) / 10]
        }),
      ),
    })),
  }
}

const chartId = (category: Category, cut: string) => `${cut.replaceAll(' ', '-')}-${category.toLowerCase()}`

/** The chart of a product; null for what comes in one size. */
export function chartIdOf({
  category,
  template,
}: {
  readonly category: Category
  readonly template: string
}) {
  const cut = cuts.find(({ templates }) => templates.includes(template))
  return cut === undefined ? null : chartId(category, cut.name)
}

/** One for each cut that has all its measures in a category. */
export const sizeCharts: readonly SeedSizeChart[] = (['Men', 'Women', 'Kids', 'Unisex'] as const).flatMap(
  (category) =>
    cuts
      .filter(({ measured }) => measured.every((one) => one in measures[category]))
      .map((cut) => chartOf(category, cut)),
)
