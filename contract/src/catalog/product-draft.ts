import { z } from 'zod'
import { limits } from '../limits.ts'
import { careSymbols } from './care.ts'
import { bestSellerChoices, categories, productTypes } from './classification.ts'

/** Pieces of one size. `expected` is the number on hand that was seen; null where the size is new. */
const draftSize = z.object({
  size: z.string().trim().max(40),
  onHand: z.number().int().min(0).max(1_000_000),
  expected: z.number().int().min(0).nullable(),
})

const draftColour = z.object({
  /** The permanent number; null for a colour that is new. */
  variantIndex: z.number().int().min(0).nullable(),
  color: z.string().trim().max(40),
  colorCode: z.string().trim().max(7),
  sizes: z.array(draftSize).max(limits.productSizesMaximum),
})

const draftPicture = z.object({
  address: z.string().max(300),
  /** What it shows, for those who cannot see it; '' where the product's name is enough. */
  alt: z.string().trim().max(limits.pictureAltMaximumLength),
  /** The place of its colour among the draft's colours; null where it shows none of them, or all. */
  colour: z.number().int().min(0).nullable(),
})

/** Everything that staff say of a product. */
export const productDraft = z.object({
  name: z.string().trim().max(160),
  /** HTML; the server keeps text tags only. */
  description: z.string().max(20_000),
  /** LKR rupees; 0 while there is none. */
  price: z.number().min(0).max(100_000_000).multipleOf(0.01),
  category: z.enum(categories),
  subCategory: z.enum(productTypes),
  /** The id of a line; null for none. */
  line: z.string().max(40).nullable(),
  fabric: z.string().trim().max(200),
  care: z.array(z.enum(careSymbols)).max(careSymbols.length),
  careNote: z.string().trim().max(300),
  fit: z.string().trim().max(300),
  sizeChart: z.string().max(80).nullable(),
  weightGrams: z.number().int().min(1).max(50_000),
  printVariantId: z.number().int().min(1).max(2_000_000_000).nullable(),
  bestSellerChoice: z.enum(bestSellerChoices),
  colours: z.array(draftColour).max(limits.productColoursMaximum),
  pictures: z.array(draftPicture).max(limits.productPicturesMaximum),
})
export type ProductDraft = z.output<typeof productDraft>

/** What is wrong with a draft, by field ('colours.0.color'); empty where it can be saved. */
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
      else if (seen.has(size.toLowerCase())) errors[`This size is listed twice`] = 'This size is here twice'
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

/** What shoppers cannot do without. */
export const publishNeeds = ['name', 'price', 'pictures', 'sizes'] as const
export type PublishNeed = (typeof publishNeeds)[number]

interface Publishable {
  readonly name: string
  readonly price: number
  readonly pictures: number
  /** Colours with a size that has a stock row. */
  readonly sizes: number
}

/** What is missing before shoppers may see a product. */
export const missingToPublish = (product: Publishable): PublishNeed[] =>
  publishNeeds.filter((need) => (need === 'name' ? product.name.trim() === '' : !(product[need] > 0)))

/** What staff read of each need. */
export const publishNeedWords: Readonly<Record<PublishNeed, string>> = {
  name: 'Add a name',
  price: 'Add a price above 0',
  pictures: 'Add at least one picture',
  sizes: 'Add a colour with at least one size',
}
