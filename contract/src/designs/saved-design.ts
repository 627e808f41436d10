import { z } from 'zod'
import { designId, designPictureUrl, designSides } from './design-document.ts'
import { designLimits, printSides } from './design-limits.ts'

/** 'draft' is unfinished in its maker's eyes; both are listed and can be opened. */
export const savedDesignStatuses = ['draft', 'saved'] as const

export const savedDesignLimits = {
  perCustomer: 200,
  tags: 10,
  tagLength: 30,
  /** Characters of a preview that is sent as a data URL, about 400 kB of picture. */
  previewLength: 550_000,
} as const

/** What a preview lies on where it shows nothing. */
export const previewGround = '#f4f1ea'

const partnerId = z.number().int().min(1).max(2_147_483_647)
const word = z.string().max(200)

/** A picture that the shop serves; empty for none. */
const ownPicture = z.union([
  z.literal(''),
  designPictureUrl.refine((url) => url.startsWith('/'), { error: 'A picture is one that the shop serves' }),
])

/** What a design is drawn on, as its maker saw it. */
export const designProductInfo = z.object({
  printfulProductId: partnerId,
  printfulVariantId: partnerId,
  productTitle: word,
})

const variantInfo = z.object({
  size: word.default(''),
  color: word.default(''),
  image: ownPicture.default(''),
})

const dataUrl = z
  .string()
  .max(savedDesignLimits.previewLength)
  .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, {
    error: 'A preview is a PNG, JPEG or WebP picture',
  })

/** A design as the designer saves it [B3.24]. */
export const designToSave = z.object({
  name: z
    .string({ error: 'Please enter a design name' })
    .trim()
    .min(1, { error: 'Please enter a design name' })
    .max(designLimits.name, { error: `A design name has at most ${designLimits.name} characters` }),
  description: z
    .string()
    .trim()
    .max(designLimits.description, {
      error: `A description has at most ${designLimits.description} characters`,
    })
    .default(''),
  productInfo: designProductInfo.extend({ variantInfo: variantInfo.prefault({}) }),
  designs: designSides,
  currentPlacement: z.enum(printSides).default('front'),
  selectedElement: designId.nullable().default(null),
  /**
   * A data URL is drawn anew and stored, and so is an upload. Any other address of the shop stands for 'the product as
   * it is'.
   */
  previewImage: z
    .object({ url: z.union([ownPicture, dataUrl]).default(''), publicId: z.string().max(100).default('') })
    .prefault({}),
  status: z.enum(savedDesignStatuses).default('saved'),
  tags: z
    .array(
      z
        .string()
        .trim()
        .min(1, { error: 'A tag cannot be empty' })
        .max(savedDesignLimits.tagLength, {
          error: `A tag has at most ${savedDesignLimits.tagLength} characters`,
        }),
    )
    .max(savedDesignLimits.tags, { error: `A design has at most ${savedDesignLimits.tags} tags` })
    .default([]),
})

/** A design in the list [B3.21]. */
export const savedDesignItem = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  /** An address of the shop's, that of the product where there is no preview; `publicId` is empty then. */
  previewImage: z.object({ url: z.string(), publicId: z.string() }),
  productInfo: designProductInfo,
  status: z.enum(savedDesignStatuses),
  tags: z.array(z.string()),
  /** ms since 1970. */
  createdAt: z.number().int(),
  /** How often it was opened in the designer. */
  timesUsed: z.number().int(),
})

/** A design as the designer opens it. */
export const savedDesign = savedDesignItem.extend({
  productInfo: designProductInfo.extend({ variantInfo }),
  designs: designSides,
  currentPlacement: z.enum(printSides),
  selectedElement: z.string().nullable(),
})

export type DesignToSave = z.output<typeof designToSave>
export type SavedDesignItem = z.output<typeof savedDesignItem>
export type SavedDesign = z.output<typeof savedDesign>
