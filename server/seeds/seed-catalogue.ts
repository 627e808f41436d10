import { pictureKey } from '@first-fashion/garments'
import {
  productCollections,
  productPictures,
  products as productTable,
  sizeCharts as sizeChartTable,
  variantStock,
  variants,
} from '../src/features/catalog/catalog.table.ts'
import { after, dayInColombo } from '../src/platform/clock.ts'
import type { Db } from '../src/platform/database/database.ts'
import {
  type CollectedProduct,
  chartIdOf,
  collections,
  palette as colours,
  type palette,
  products,
  sizeCharts,
  sizeNames,
} from './products/index.ts'
import { type Randomness, randomness } from './randomness.ts'
import { seedId } from './seed-id.ts'

const day = 86_400_000

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Days since the nth newest product came out. */
const ageOf = (nth: number): number => 9 + nth * 3

const ages = new Map(products.map((product, nth) => [product.name, ageOf(nth)]))

/** Days since a product came out: nobody can have bought it before. */
export const daysOld = (product: Pick<CollectedProduct, 'name'>): number => ages.get(product.name) ?? 0

export const productId = (product: Pick<CollectedProduct, 'name'>): string => seedId('product', product.name)

const pictureOf = (
  product: CollectedProduct,
  colour: keyof typeof palette,
  view: 'front' | 'back',
  cut: '' | '.detail' | '.evening' = '',
) =>
  `/media/garments/${pictureKey({ template: product.template, view, colour: colours[colour][1], print: product.print })}${cut}/960.webp`

const imagesOf = (product: CollectedProduct, colour: keyof typeof palette): string[] => [
  pictureOf(product, colour, 'front'),
  pictureOf(product, colour, 'back'),
  pictureOf(product, colour, 'front', '.detail'),
  pictureOf(product, colour, 'front', '.evening'),
]

/** Puts the collection in: size charts, products, their colours and their stock. */
export async function seedCatalogue(tx: Db, now: Date): Promise<void> {
  const random = randomness(2026)
  await tx
    .insert(sizeChartTable)
    .values(sizeCharts.map(({ type, ...chart }) => ({ ...chart, productType: type, unit: 'cm' })))
  await tx
    .insert(productCollections)
    .values(collections.map((collection, position) => ({ ...collection, position })))
  await tx.insert(productTable).values(products.map((product, index) => productRow(product, index, now)))
  const coloured = products.filter((product) => product.plainSizes === undefined)
  await tx.insert(variants).values(coloured.flatMap(variantRows))
  await tx.insert(variantStock).values(coloured.flatMap((product) => stockRows(product, random)))
  await tx.insert(productPictures).values(products.flatMap(pictureRows))
}

/** The print partner's pieces that ours are printed on. */
const printVariants: Partial<Record<CollectedProduct['template'], number>> = {
  tee: 4012,
  hoodie: 5531,
  tote: 4533,
  'camp-shirt': 14_870,
  sundress: 9_958,
}

/** What of it can be designed. */
const printProducts: Partial<Record<CollectedProduct['template'], number>> = {
  tee: 71,
  hoodie: 146,
  tote: 84,
}

/** What a piece weighs with its wrapping, g. */
const weights: Readonly<Record<CollectedProduct['type'], number>> = {
  Topwear: 250,
  Bottomwear: 450,
  Winterwear: 700,
  Dresses: 380,
  Footwear: 800,
  Accessories: 120,
  Bags: 600,
}

function productRow(product: CollectedProduct, index: number, now: Date) {
  const [first = 'plaster'] = product.colours
  const [fabric, care, fit] = product.facts
  return {
    id: productId(product),
    slug: slugOf(product.name),
    name: product.name,
    descriptionHtml: `<p>${product.story}</p>`,
    fabric,
    care: [...care.symbols],
    careNote: care.note,
    fit,
    priceCents: product.priceRupees * 100,
    category: product.category,
    productType: product.type,
    collectionId: product.collection,
    images: imagesOf(product, first),
    sizes: [...(product.plainSizes ?? [])],
    sizeChartId: chartIdOf(product),
    bestSeller: false,
    isPublished: product.unpublished !== true,
    madeToOrder: product.madeToOrder === true,
    finalSale: product.finalSale === true,
    earlyAccessUntil: openingOf(product, now),
    weightGrams: weights[product.type],
    printVariantId: product.madeToOrder === true ? (printVariants[product.template] ?? null) : null,
    printProductId: product.madeToOrder === true ? (printProducts[product.template] ?? null) : null,
    nextVariantIndex: product.plainSizes === undefined ? product.colours.length : 0,
    publishedAt: product.unpublished === true ? null : new Date(now.getTime() - ageOf(index) * day),
    createdAt: new Date(now.getTime() - ageOf(index) * day),
  }
}

/** At ten in the morning in Colombo. */
const openingOf = ({ opensInDays }: CollectedProduct, now: Date): Date | null =>
  opensInDays === undefined ? null : new Date(`${dayInColombo(after(now, opensInDays * day))}T10:00:00+05:30`)

const variantId = (product: CollectedProduct, index: number) => seedId('variant', `${product.name}/${index}`)

const variantRows = (product: CollectedProduct) =>
  product.colours.map((colour, variantIndex) => ({
    id: variantId(product, variantIndex),
    productId: productId(product),
    variantIndex,
    color: colours[colour][0],
    colorCode: colours[colour][1],
    images: imagesOf(product, colour),
  }))

/** Every picture with the colour that it shows. */
function pictureRows(product: CollectedProduct) {
  const colour = product.plainSizes === undefined
  const shown = colour ? product.colours : product.colours.slice(0, 1)
  const rows = shown.flatMap((one, index) =>
    imagesOf(product, one).map((address) => ({
      address,
      variantId: colour ? variantId(product, index) : null,
    })),
  )
  return rows.map((row, position) => ({ ...row, productId: productId(product), position }))
}

/** Mostly plenty, sometimes few, sometimes none. */
function stockRows(product: CollectedProduct, random: Randomness) {
  return product.colours.flatMap((_, variantIndex) =>
    sizeNames(product.category, product.type).map((size, position) => {
      const luck = random.below(10)
      const onHand = luck === 0 ? 0 : luck <= 2 ? 1 + random.below(4) : 5 + random.below(36)
      return { variantId: variantId(product, variantIndex), size, position, onHand }
    }),
  )
}
