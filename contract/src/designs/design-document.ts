import { z } from 'zod'
import {
  designAlignments,
  designFonts,
  designLimits,
  designPage,
  designVersion,
  designWeights,
  printSides,
} from './design-limits.ts'

const within = (min: number, max: number) => z.number().min(min).max(max)
/** No position is further away, not even in a document that somebody made by hand. */
const length = within(-10_000, 10_000)
const size = within(designLimits.size.min, 10_000)
const largest = designLimits.size.max
export const designId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}$/, { error: 'An id has letters, digits, hyphens and underscores' })
export const designColor = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, { error: 'A colour is written as #1c1a17' })
  .transform((text) => text.toLowerCase())

const sentPosition = z.object({
  x: length,
  y: length,
  width: size,
  height: size,
  /** Degrees, clockwise around the middle. */
  rotation: within(designLimits.rotation.min, designLimits.rotation.max).default(0),
  /** The layer: higher ones cover lower ones. */
  zIndex: z.number().int().min(0).max(designLimits.layer.max).default(0),
})

/** Older designs may have larger elements: of those the part that is nearest to the print area is left. */
export const designPosition = sentPosition.overwrite((place) => {
  if (place.width <= largest && place.height <= largest) return place
  const [width, height] = [Math.min(place.width, largest), Math.min(place.height, largest)]
  const { printArea } = designPage
  const reach = Math.hypot(width, height) / 2
  const x = nearest({ start: place.x, length: place.width, left: width, area: printArea.width, reach })
  const y = nearest({ start: place.y, length: place.height, left: height, area: printArea.height, reach })
  return { ...place, x, y, width, height }
})

interface Axis {
  readonly start: number
  readonly length: number
  /** How much of the length is left. */
  readonly left: number
  readonly area: number
  /** Of what is left, however it is turned. */
  readonly reach: number
}

/** Where what is left of a length begins. */
function nearest({ start, length, left, area, reach }: Axis): number {
  const middle = clamped(area / 2, start + left / 2, start + length - left / 2)
  return clamped(middle, 1 - reach, area + reach - 1) - left / 2
}

const clamped = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** A part of a picture, as shares of its width and height. */
export const designCrop = z
  .object({
    left: within(0, 1),
    top: within(0, 1),
    width: within(0.01, 1),
    height: within(0.01, 1),
  })
  .refine((crop) => crop.left + crop.width <= 1.000_001 && crop.top + crop.height <= 1.000_001, {
    error: 'A crop stays inside its picture',
  })

const everyElement = {
  id: designId,
  position: designPosition,
  isLocked: z.boolean().default(false),
  isHidden: z.boolean().default(false),
  /** Elements with the same group are selected together. */
  group: designId.nullable().default(null),
}

/** What can be restyled. A new element may leave these out; in a change, what is left out stays. */
export const designStyle = {
  opacity: within(0, 1),
  /** Of a text or a shape; other pictures have colours of their own. */
  color: designColor,
  fontSize: within(designLimits.fontSize.min, designLimits.fontSize.max),
  fontFamily: z.enum(designFonts),
  fontWeight: z.enum(designWeights),
  textAlign: z.enum(designAlignments),
  letterSpacing: within(designLimits.letterSpacing.min, designLimits.letterSpacing.max),
  curve: within(designLimits.curve.min, designLimits.curve.max),
  outlineWidth: within(0, designLimits.outlineWidth.max),
  outlineColor: designColor,
}

/** An upload of the shop's, or a shape. No other address is printed. */
export const designPictureUrl = z
  .string()
  .max(500)
  .regex(/^(shape:(circle|triangle|square|star)|\/(?!\/)[^\s\\]*)$/, {
    error: 'A picture is one of your uploads',
  })

const imageElement = z.object({
  ...everyElement,
  type: z.literal('image'),
  url: designPictureUrl,
  crop: designCrop.nullable().default(null),
  /** Repeated over its box, each tile that wide; null for a picture that is drawn once. */
  tileWidth: within(5, 300).nullable().default(null),
  /** A flat background around the motif is not printed. */
  isBackgroundRemoved: z.boolean().default(false),
  style: z.object({
    opacity: designStyle.opacity.default(1),
    color: designStyle.color.default('#1c1a17'),
  }),
})

const textElement = z.object({
  ...everyElement,
  type: z.literal('text'),
  text: z.string().min(1).max(designLimits.textLength),
  style: z.object({
    opacity: designStyle.opacity.default(1),
    color: designStyle.color.default('#000000'),
    fontSize: designStyle.fontSize.default(24),
    fontFamily: designStyle.fontFamily.default('Arial'),
    fontWeight: designStyle.fontWeight.default('normal'),
    textAlign: designStyle.textAlign.default('center'),
    letterSpacing: designStyle.letterSpacing.default(0),
    curve: designStyle.curve.default(0),
    outlineWidth: designStyle.outlineWidth.default(0),
    outlineColor: designStyle.outlineColor.default('#ffffff'),
  }),
})

export const designElement = z.discriminatedUnion('type', [imageElement, textElement])

/** Whether any of an element can be on the print area, which places are counted from, however it is turned. */
function isOnPrintArea({ x, y, width, height }: DesignPosition): boolean {
  const { printArea } = designPage
  const reach = Math.hypot(width, height) / 2
  const meets = (middle: number, length: number) => middle + reach > 0 && middle - reach < length
  return meets(x + width / 2, printArea.width) && meets(y + height / 2, printArea.height)
}

const ground = z.union([designColor, z.literal('transparent')])
/** The ground of a side: a colour, or one in an object as calls name it [B3.44]. */
const designBackground = z.union([
  ground,
  z.object({ color: ground.default('transparent') }).transform(({ color }) => color),
])

/** One side of a design, as calls carry it [B3.44]. */
export const designSide = z.object({
  version: z
    .literal(designVersion, { error: 'This design was made with a newer version of the shop' })
    .default(designVersion),
  placement: z.enum(printSides),
  elements: z
    .array(designElement)
    .max(designLimits.elementsPerSide, {
      error: `A side has at most ${designLimits.elementsPerSide} elements`,
    })
    .refine((elements) => elements.every(({ position }) => isOnPrintArea(position)), {
      error: 'An element is outside the print area',
    })
    .refine((elements) => new Set(elements.map((one) => one.id)).size === elements.length, {
      error: 'Two elements have the same id',
    }),
  background: designBackground.default('transparent'),
  dimensions: z.object({ width: z.number(), height: z.number() }).default(designPage.dimensions),
})

/** All sides, each once. */
export const designSides = z
  .array(designSide)
  .max(printSides.length)
  .refine((sides) => new Set(sides.map(({ placement }) => placement)).size === sides.length, {
    error: 'A side is there twice',
  })

export type DesignPosition = z.output<typeof designPosition>
export type DesignCrop = z.output<typeof designCrop>
export type DesignElement = z.output<typeof designElement>
export type ImageElement = z.output<typeof imageElement>
export type TextElement = z.output<typeof textElement>
export type DesignSide = z.output<typeof designSide>
export type TextStyle = TextElement['style']
