import { z } from 'zod'
import {
  designColor,
  designCrop,
  designElement,
  designId,
  designPictureUrl,
  designSides,
  designStyle,
} from './design-document.ts'
import { designLimits, printSides } from './design-limits.ts'

const side = z.enum(printSides)
const ids = z.array(designId).min(1).max(designLimits.elementsPerSide)
const distance = z.number().min(-10_000).max(10_000)
/** Older logs may have larger ones. */
const size = z
  .number()
  .min(designLimits.size.min)
  .max(10_000)
  .overwrite((length) => Math.min(length, designLimits.size.max))

/** A new place for an element; what is not named stays. */
const place = z.object({
  id: designId,
  x: distance.optional(),
  y: distance.optional(),
  width: size.optional(),
  height: size.optional(),
  rotation: z.number().min(designLimits.rotation.min).max(designLimits.rotation.max).optional(),
  zIndex: z.number().int().min(0).max(designLimits.layer.max).optional(),
})

/** Everything that a person can do to a design, as one value each. A button, a shortcut and a menu send the same. */
export const designCommand = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('add'),
    side,
    elements: z.array(designElement).min(1).max(designLimits.elementsPerSide),
  }),
  z.object({ do: z.literal('remove'), side, ids }),
  /** Moves all by the same distance, as far as the print area allows. */
  z.object({ do: z.literal('move'), side, ids, dx: distance, dy: distance }),
  z.object({ do: z.literal('place'), side, places: z.array(place).min(1).max(designLimits.elementsPerSide) }),
  z.object({ do: z.literal('restyle'), side, ids, style: z.object(designStyle).partial() }),
  z.object({
    do: z.literal('write'),
    side,
    id: designId,
    text: z.string().min(1).max(designLimits.textLength),
  }),
  z.object({
    do: z.literal('change-picture'),
    side,
    id: designId,
    url: designPictureUrl.optional(),
    crop: designCrop.nullable().optional(),
    tileWidth: z.number().min(5).max(300).nullable().optional(),
    isBackgroundRemoved: z.boolean().optional(),
  }),
  z.object({ do: z.literal('reorder'), side, ids, to: z.enum(['top', 'up', 'down', 'bottom']) }),
  z.object({
    do: z.literal('align'),
    side,
    ids,
    edge: z.enum(['left', 'center', 'right', 'top', 'middle', 'bottom']),
    to: z.enum(['selection', 'print-area']),
  }),
  z.object({ do: z.literal('distribute'), side, ids, axis: z.enum(['horizontal', 'vertical']) }),
  /** Null dissolves the groups of the elements. */
  z.object({ do: z.literal('group'), side, ids, group: designId.nullable() }),
  z.object({
    do: z.literal('set-state'),
    side,
    ids,
    isLocked: z.boolean().optional(),
    isHidden: z.boolean().optional(),
  }),
  z.object({
    do: z.literal('paint-background'),
    side,
    color: z.union([designColor, z.literal('transparent')]),
  }),
  z.object({ do: z.literal('clear'), sides: z.array(side).min(1).max(printSides.length) }),
  /** Puts other content in the place of all sides; can be undone. */
  z.object({ do: z.literal('replace'), sides: designSides }),
  /** The same, as the new beginning: there is nothing to undo. */
  z.object({ do: z.literal('open'), sides: designSides }),
])

export type DesignCommand = z.output<typeof designCommand>

/** What happened in a designer, and when (ms since 1970). */
export const designEntry = z.object({
  at: z.number().int().min(0),
  change: z.discriminatedUnion('do', [
    ...designCommand.options,
    z.object({ do: z.literal('undo') }),
    z.object({ do: z.literal('redo') }),
  ]),
})

export type DesignEntry = z.output<typeof designEntry>
