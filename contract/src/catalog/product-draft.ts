import { z } from 'zod'
import { limits } from '../limits.ts'
import { taxClasses } from '../taxes/taxes.ts'
import { careSymbols } from './care.ts'
import { bestSellerChoices, categories, productTypes } from './classification.ts'

/** Units of one size. `expected` is the number on hand that staff saw; null for a new size. */
const draftSize = z.object({
  size: z.string().trim().max(40),
  onHand: z.number().int().min(0).max(1_000_000),
  expected: z.number().int().min(0).nullable(),
})

const draftColour = z.object({
  /** The permanent number; null for a new colour. */
  variantIndex: z.number().int().min(0).nullable(),
  color: z.string().trim().max(40),
  colorCode: z.string().trim().max(7),
  sizes: z.array(draftSize).max(limits.productSizesMaximum),
})

const draftPicture = z.object({
  address: z.string().max(300),
  /** Alternative text; '' if the product's name is enough. */
  alt: z.string().trim().max(limits.pictureAltMaximumLength),
  /** The position of its colour among the draft's colours; null if it shows none, or all. */
  colour: z.number().int().min(0).nullable(),
})

/** Everything that staff edit in a product. */
export const productDraft = z.object({
  name: z.string().trim().max(160),
  /** HTML; the server keeps text tags only. */
  description: z.string().max(20_000),
  /** LKR rupees; 0 if not set. */
  price: z.number().min(0).max(100_000_000).multipleOf(0.01),
  category: z.enum(categories),
  subCategory: z.enum(productTypes),
  /** The ID of a collection; null for none. */
  collection: z.string().max(40).nullable(),
  fabric: z.string().trim().max(200),
  care: z.array(z.enum(careSymbols)).max(careSymbols.length),
  careNote: z.string().trim().max(300),
  fit: z.string().trim().max(300),
  sizeChart: z.string().max(80).nullable(),
  weightGrams: z.number().int().min(1).max(50_000),
  printVariantId: z.number().int().min(1).max(2_000_000_000).nullable(),
  printProductId: z.number().int().min(1).max(2_000_000_000).nullable().default(null),
  /** Cannot be sent back. */
  finalSale: z.boolean().default(false),
  taxClass: z.enum(taxClasses).default('standard'),
  bestSellerChoice: z.enum(bestSellerChoices),
  /** Until then (ms) only customers with early access can buy it; null for open to everyone. */
  earlyAccessUntil: z.number().int().min(0).max(4_102_444_800_000).nullable().default(null),
  colours: z.array(draftColour).max(limits.productColoursMaximum),
  pictures: z.array(draftPicture).max(limits.productPicturesMaximum),
})
export type ProductDraft = z.output<typeof productDraft>

/** The errors of a draft by field ('colours.0.color'); empty if it can be saved. */
export function draftErrors(draft: ProductDraft): Record<string, string> {
  const errors: Record<string, string> = {}
  if (draft.name === '') errors.name = 'Enter a name'
  const colours = new Set<string>()
  for (const [place, { color, colorCode, sizes }] of draft.colours.entries()) {
    const at = `colours.${place}`
    if (color === '') errors[`${at}.color`] = 'Enter a name for this colour'
    else if (colours.has(color.toLowerCase()))
      errors[`${at}.color`] = 'Another colour of this product has this name'
    colours.add(color.toLowerCase())
    if (!isColourCode(colorCode)) errors[`${at}.colorCode`] = 'A colour code has six digits, like #23574A'
    const seen = new Set<string>()
    for (const [nth, { size }] of sizes.entries()) {
      if (size === '') errors[`${at}.sizes.${nth}.size`] = 'Enter a size'
      else if (seen.has(size.toLowerCase())) errors[`${at}.sizes.${nth}.size`] = 'This size is listed twice'
      seen.add(size.toLowerCase())
    }
  }
  const addresses = new Set<string>()
  for (const [place, { address, colour }] of draft.pictures.entries()) {
    if (addresses.has(address)) errors[`pictures.${place}`] = 'This picture is listed twice'
    addresses.add(address)
    if (colour !== null && colour >= draft.colours.length)
      errors[`pictures.${place}`] = 'The colour of this picture is not in the list'
  }
  return errors
}

export const isColourCode = (code: string): boolean => /^#[0-9a-f]{6}$/i.test(code)

/** What a published product needs. */
export const publishNeeds = ['name', 'price', 'pictures', 'sizes'] as const
export type PublishNeed = (typeof publishNeeds)[number]

interface Publishable {
  readonly name: string
  readonly price: number
  readonly pictures: number
  /** Colours with a size that has a stock row. */
  readonly sizes: number
}

/** What is missing before the product can be published. */
export const missingToPublish = (product: Publishable): PublishNeed[] =>
  publishNeeds.filter((need) => (need === 'name' ? product.name.trim() === '' : !(product[need] > 0)))
