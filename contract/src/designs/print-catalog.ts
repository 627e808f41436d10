import { z } from 'zod'

/** Categories of the print catalogue, by their fixed ids [B9.24]. */
export const printCategoryIds = [71, 146, 24, 26, 19, 375, 30, 77] as const

export type PrintCategoryId = (typeof printCategoryIds)[number]

/** The length of a page [B9.23]. */
export const printCatalogPage = 12

/** A product that can be printed on. */
export const printProduct = z.object({
  id: z.number().int(),
  title: z.string(),
  /** An address of the shop's; empty without a picture. */
  image: z.string(),
  variant_count: z.number().int(),
  type_name: z.string(),
  brand: z.string(),
  description: z.string(),
  features: z.array(z.string()),
})

/** A round thing as it stands in a picture, for a print that goes around it. Lengths in shares of the picture. */
export const roundView = z.object({
  /** The middle of the print that faces us, in shares of the width and of the height. */
  x: z.number(),
  y: z.number(),
  /** Of the thing, as a share of the width. */
  width: z.number(),
  /** Of the print, as a share of the height. */
  height: z.number(),
  /** How much lower the print is in the middle than at its sides, as a share of the height. */
  bow: z.number(),
  /** Degrees by which the thing is turned: at 0 one sees the middle of the print, at 90 what is to the right of that. */
  turn: z.number(),
  /** Degrees of the thing that the whole print covers. */
  reach: z.number(),
})
export type RoundView = z.output<typeof roundView>

/** A product in one colour and size. What the partner does not say is null. */
export const printVariant = z.object({
  id: z.number().int(),
  size: z.string(),
  color: z.string(),
  color_label: z.string(),
  color_code: z.string(),
  /** US dollars, as the partner asks it of the shop. */
  price: z.number(),
  sku: z.string(),
  weight: z.number().nullable(),
  dimensions: z.object({ width: z.number(), height: z.number() }).nullable(),
  material: z.string(),
  image: z.string(),
  /** One for each side that can be designed: what the partner prints it from, in pixels. */
  files: z.array(
    z.object({
      type: z.enum(['front', 'back']),
      preview_url: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      dpi: z.number().int(),
      /** 'fit' lies on a larger surface, as on a shirt; 'cover' is the whole surface, as on a poster. */
      fill: z.enum(['fit', 'cover']),
    }),
  ),
  /** Pictures of the empty garment in this colour, 4:5, with the place of the print in shares of them. */
  blank: z
    .object({
      front: z.string(),
      back: z.string(),
      /** How the folds of each side displace and light a print, as `draped` reads it. */
      folds: z.object({ front: z.string(), back: z.string() }),
      /** Each side alone, in white: multiplied with a colour it shows the garment in that, before its picture is there. */
      undyed: z.object({ front: z.string(), back: z.string() }),
      printArea: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
      /** Where a print that goes around is seen in the pictures; the page shows it unrolled. Null for what is flat. */
      around: z.array(roundView).nullable(),
    })
    .nullable(),
  /** Whether the partner can print on it now. */
  in_stock: z.boolean(),
})

export type PrintProduct = z.output<typeof printProduct>
export type PrintVariant = z.output<typeof printVariant>
