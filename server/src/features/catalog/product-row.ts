import type { CareSymbol } from '@first-fashion/contract/catalog/care'
import type { BestSellerChoice } from '@first-fashion/contract/catalog/classification'
import type { Product, ProductCard, SizeChart } from '@first-fashion/contract/catalog/product'
import { bySize } from '@first-fashion/contract/catalog/size-sort'
import { lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { TaxClass } from '@first-fashion/contract/taxes/taxes'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'

const storedSize = z.object({ size: z.string(), onHand: z.number().int(), held: z.number().int() })

const storedVariant = z.object({
  id: z.string(),
  variantIndex: z.number().int(),
  color: z.string(),
  colorCode: z.string(),
  images: z.array(z.string()),
  sizes: z.array(storedSize),
})

const storedVariants = z.array(storedVariant)

const storedChart = z.object({
  name: z.string(),
  category: z.string(),
  productType: z.string(),
  unit: z.string(),
  notes: z.string(),
  columns: z.array(z.object({ name: z.string(), label: z.string(), unit: z.string() })),
  sizes: z.array(z.object({ sizeName: z.string(), measurements: z.record(z.string(), z.number()) })),
})

const storedCollection = z.object({ id: z.string(), name: z.string(), story: z.string() })

/** What the card of a product is made of. */
interface CardRow {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly priceCents: number
  readonly category: Product['category']
  readonly productType: Product['subCategory']
  readonly images: string[]
  readonly sizes: string[]
  readonly variants: z.output<typeof storedVariant>[]
  readonly ratingSum: number
  readonly reviewCount: number
  readonly bestSeller: boolean
  readonly isPublished: boolean
  readonly madeToOrder: boolean
  /** Until then only customers with early access can buy it. */
  readonly earlyAccessUntil: Date | null
  readonly createdAt: Date
}

/** A product as one row, with variants, stock and size chart aggregated by the database. */
export interface ProductRow extends CardRow {
  readonly descriptionHtml: string
  /** '' if not set. */
  readonly fabric: string
  readonly care: readonly CareSymbol[]
  readonly careNote: string
  readonly fit: string
  readonly alts: Readonly<Record<string, string>>
  readonly bestSellerChoice: BestSellerChoice
  /** Cannot be sent back. */
  readonly finalSale: boolean
  readonly taxClass: TaxClass
  /** The weight of one unit with packaging. */
  readonly weightGrams: number
  /** Its number in the print partner's catalogue. */
  readonly printVariantId: number | null
  /** The partner's product that it can be designed on; null if it cannot be designed. */
  readonly printProductId: number | null
  readonly version: number
  readonly sizeChartId: string | null
  readonly nextVariantIndex: number
  readonly publishedAt: Date | null
  readonly archivedAt: Date | null
  readonly sizeChart: z.output<typeof storedChart> | null
  readonly collection: z.output<typeof storedCollection> | null
}

/** The variants of `products`, sorted by their permanent number, with their sizes in order. */
export const variantsOfProduct = variantsWith(sql`v.images`)

/** The same, with the first picture of each. */
export const variantsOfCard = variantsWith(sql`v.images[1:1]`)

/** The same as a customer can buy them: units that are reserved for them do not count as held. */
export const variantsFor = (customerId: string | undefined) =>
  variantsWith(sql`v.images`, heldFromOthers(customerId))

/** The held units of a row `s` of variant_stock that a customer cannot order. */
export const heldFromOthers = (customerId: string | undefined): SQL =>
  customerId === undefined
    ? sql`s.held`
    : sql`s.held - coalesce((select r.quantity from stock_reservations r where r.customer_id = ${customerId}::uuid
        and r.variant_id = s.variant_id and r.size = s.size), 0)`

function variantsWith(images: SQL, held: SQL = sql`s.held`) {
  return sql`(
  select coalesce(json_agg(json_build_object(
    'id', v.id, 'variantIndex', v.variant_index, 'color', v.color, 'colorCode', v.color_code,
    'images', to_json(${images}),
    'sizes', (
      select coalesce(json_agg(json_build_object('size', s.size, 'onHand', s.on_hand, 'held', ${held})
        order by s.position), '[]'::json)
      from variant_stock s where s.variant_id = v.id and not s.withdrawn)
  ) order by v.variant_index), '[]'::json)
  from variants v where v.product_id = ${sql.raw('products.id')} and not v.withdrawn
)`.mapWith((value) => storedVariants.parse(value))
}

const storedAlts = z.record(z.string(), z.string())

/** Alternative texts of the pictures by URL, if staff wrote them. */
export const altsOfProduct = sql`(
  select coalesce(json_object_agg(p.address, p.alt), '{}'::json)
  from product_pictures p where p.product_id = ${sql.raw('products.id')} and p.alt <> ''
)`.mapWith((value) => storedAlts.parse(value))

export const sizeChartOfProduct = sql`(
  select json_build_object('name', c.name, 'category', c.category, 'productType', c.product_type,
    'unit', c.unit, 'notes', c.notes, 'columns', c.columns, 'sizes', c.sizes)
  from size_charts c where c.id = ${sql.raw('products.size_chart_id')}
)`.mapWith((value) => (value === null ? null : storedChart.parse(value)))

export const collectionOfProduct = sql`(
  select json_build_object('id', l.id, 'name', l.name, 'story', l.story)
  from collections l where l.id = ${sql.raw('products.collection_id')}
)`.mapWith((value) => (value === null ? null : storedCollection.parse(value)))

/** The available units of a size. */
export const availableOf = (stock: { readonly onHand: number; readonly held: number }): number =>
  stock.onHand - stock.held

/** The product as the contract shows it. */
export const productOf = (row: ProductRow): Product => ({
  ...cardOf(row),
  description: row.descriptionHtml,
  ...(Object.keys(row.alts).length === 0 ? {} : { imageAlts: row.alts }),
  sizeChart: row.sizeChart === null ? null : chartOf(row.sizeChart),
  collection: row.collection,
  ...(row.finalSale ? { finalSale: true } : {}),
  ...(row.taxClass === 'standard' ? {} : { taxClass: row.taxClass }),
  ...factsOf(row),
  ...printIdsOf(row),
})

const printIdsOf = ({ printProductId, printVariantId }: ProductRow): Partial<Product> => ({
  ...(printProductId === null ? {} : { printful_product_id: printProductId }),
  ...(printVariantId === null ? {} : { printful_variant_id: printVariantId }),
})

/** The part of a product that lists show, too, as the contract shows it. */
export const cardOf = (row: CardRow): ProductCard => ({
  _id: row.id,
  slug: row.slug,
  name: row.name,
  price: rupeesFromCents(lkrCents(row.priceCents)),
  image: row.images,
  category: row.category,
  subCategory: row.productType,
  sizes: row.sizes.toSorted(bySize),
  variants: toVariantViews(row),
  averageRating: averageOf(row),
  reviewCount: row.reviewCount,
  bestSeller: row.bestSeller,
  isPublished: row.isPublished,
  madeToOrder: row.madeToOrder,
  printful_integration: { enabled: row.madeToOrder },
  date: row.createdAt.getTime(),
  ...(row.earlyAccessUntil === null ? {} : { earlyAccessUntil: row.earlyAccessUntil.getTime() }),
})

/** The colours as the contract shows them. */
const toVariantViews = (row: Pick<CardRow, 'variants' | 'madeToOrder'>): Product['variants'] =>
  row.variants.map((variant) => ({
    _id: variant.id,
    variantIndex: variant.variantIndex,
    color: variant.color,
    colorCode: variant.colorCode,
    images: variant.images,
    sizes: variant.sizes
      .map((stock) => ({
        size: stock.size,
        quantity: row.madeToOrder ? madeToOrderStock : availableOf(stock),
      }))
      .sort((a, b) => bySize(a.size, b.size)),
  }))

/** The average rating to two decimals; 0 without reviews. */
const averageOf = ({ ratingSum, reviewCount }: CardRow): number =>
  reviewCount === 0 ? 0 : Math.round((ratingSum / reviewCount) * 100) / 100

/** Fabric, care and fit, without empty fields. */
const factsOf = ({ fabric, care, careNote, fit }: ProductRow) => ({
  ...(fabric === '' ? {} : { fabric }),
  ...(care.length === 0 ? {} : { care: [...care] }),
  ...(careNote === '' ? {} : { careNote }),
  ...(fit === '' ? {} : { fit }),
})

/** Made-to-order products have no stock count; the page offers this many [A9.11]. */
const madeToOrderStock = 99

function chartOf(chart: NonNullable<ProductRow['sizeChart']>): SizeChart {
  return {
    name: chart.name,
    category: chart.category,
    subCategory: chart.productType,
    unit: chart.unit,
    notes: chart.notes,
    measurementColumns: chart.columns,
    sizes: chart.sizes.toSorted((a, b) => bySize(a.sizeName, b.sizeName)),
  }
}
