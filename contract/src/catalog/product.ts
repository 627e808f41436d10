import { z } from 'zod'
import { careSymbols } from './care.ts'
import { categories, productTypes } from './classification.ts'

export const variantSize = z.object({ size: z.string(), quantity: z.number().int() })

/** A colour of a product. `variantIndex` is permanent: given once and never reused. */
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

/** Products that belong together, and why. */
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
  /** What pictures show, by their addresses, as far as staff have said. */
  imageAlts: z.record(z.string(), z.string()).optional(),
  category: z.enum(categories),
  subCategory: z.enum(productTypes),
  /** For products without variants. */
  sizes: z.array(z.string()),
  variants: z.array(variant),
  sizeChart: sizeChart.nullable(),
  line: productCollection.nullable(),
  /** What it is made of, how it is cared for and how it sits; absent where nobody has said. */
  fabric: z.string().optional(),
  care: z.array(z.enum(careSymbols)).optional(),
  /** What the symbols do not say. */
  careNote: z.string().optional(),
  fit: z.string().optional(),
  averageRating: z.number(),
  reviewCount: z.number().int(),
  bestSeller: z.boolean(),
  isPublished: z.boolean(),
  /** Made when it is ordered: no stock count. */
  madeToOrder: z.boolean(),
  printful_integration: z.object({ enabled: z.boolean() }),
  date: z.number(),
})

export type Product = z.output<typeof product>
export type Variant = z.output<typeof variant>
export type SizeChart = z.output<typeof sizeChart>
