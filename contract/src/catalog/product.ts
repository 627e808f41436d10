import { z } from 'zod'
import { taxClasses } from '../taxes/taxes.ts'
import { careSymbols } from './care.ts'
import { categories, productTypes } from './classification.ts'

export const variantSize = z.object({ size: z.string(), quantity: z.number().int() })

/** A colour of a product. `variantIndex` is permanent and never reused. */
export const variant = z.object({
  _id: z.string(),
  variantIndex: z.number().int(),
  color: z.string(),
  colorCode: z.string(),
  images: z.array(z.string()),
  sizes: z.array(variantSize),
})

export const sizeChart = z.object({
  name: z.string(),
  category: z.string(),
  subCategory: z.string(),
  unit: z.string(),
  notes: z.string(),
  measurementColumns: z.array(z.object({ name: z.string(), label: z.string(), unit: z.string() })),
  sizes: z.array(z.object({ sizeName: z.string(), measurements: z.record(z.string(), z.number()) })),
})

/** Products that belong together, with their story. */
export const productCollection = z.object({ id: z.string(), name: z.string(), story: z.string() })
export type ProductCollection = z.output<typeof productCollection>

export const product = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  /** LKR rupees. */
  price: z.number(),
  image: z.array(z.string()),
  /** Alternative texts of the pictures by URL, if staff wrote them. */
  imageAlts: z.record(z.string(), z.string()).optional(),
  category: z.enum(categories),
  subCategory: z.enum(productTypes),
  /** For products without variants. */
  sizes: z.array(z.string()),
  variants: z.array(variant),
  sizeChart: sizeChart.nullable(),
  collection: productCollection.nullable(),
  /** Fabric, care and fit; absent if not set. */
  fabric: z.string().optional(),
  care: z.array(z.enum(careSymbols)).optional(),
  /** Care notes beyond the symbols. */
  careNote: z.string().optional(),
  fit: z.string().optional(),
  /** Cannot be sent back. */
  finalSale: z.boolean().optional(),
  /** What it is taxed as; the standard class if absent. */
  taxClass: z.enum(taxClasses).optional(),
  averageRating: z.number(),
  reviewCount: z.number().int(),
  bestSeller: z.boolean(),
  isPublished: z.boolean(),
  /** Made to order: stock is not counted. */
  madeToOrder: z.boolean(),
  printful_integration: z.object({ enabled: z.boolean() }),
  /** The print partner's product that shoppers can put a design on; absent if they cannot. */
  printful_product_id: z.number().int().optional(),
  /** Its variant at the print partner. */
  printful_variant_id: z.number().int().optional(),
  date: z.number(),
  /** Until then (ms) only customers with early access can buy it; absent once it is open for everyone. */
  earlyAccessUntil: z.number().int().optional(),
})

/**
 * What a card of a list shows: the first two pictures, and the first one of each colour. A product's page falls back to it
 * [A4.22].
 */
export const productCard = product.omit({
  description: true,
  imageAlts: true,
  sizeChart: true,
  collection: true,
  fabric: true,
  care: true,
  careNote: true,
  fit: true,
  finalSale: true,
  printful_product_id: true,
  printful_variant_id: true,
})

export type Product = z.output<typeof product>
export type ProductCard = z.output<typeof productCard>
export type Variant = z.output<typeof variant>
export type SizeChart = z.output<typeof sizeChart>
