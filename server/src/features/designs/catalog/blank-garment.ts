import { designPage, printAreaOfPage } from '@first-fashion/contract/designs/design-limits'
import type { PrintVariant, RoundView } from '@first-fashion/contract/designs/print-catalog'
import { fieldOf, type PrintFile } from '@first-fashion/designer-engine/geometry/print-field'
import {
  type GarmentTemplate,
  type Print,
  parsePictureKey,
  pictureKey,
  templates,
} from '@first-fashion/garments'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { printProducts, printVariants } from './print-products.table.ts'

/** The garment that stands for a category of the gallery. */
const templateIds: Readonly<Record<number, string>> = {
  71: 'tee',
  146: 'hoodie',
  24: 'tank',
  26: 'long-sleeve',
  19: 'poster',
  375: 'mug-around',
  30: 'phone-case',
  77: 'tote',
}

const unknownColour = '#f4f3ee'
/** Garments are drawn in a frame of this size. */
const frame = { width: 400, height: 500 }

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

interface Printed {
  readonly category: number | null
  readonly colorCode: string
  /** The file of its front; without one the print covers its place on the garment. */
  readonly file: PrintFile | undefined
}

/** The empty garment in a colour, as our own renderer draws it, with the place of the print; null without one. */
export function blankOf({ category, colorCode, file }: Printed): PrintVariant['blank'] {
  const id = templateIds[category ?? 0]
  const template = templates.find((one) => one.id === id)
  const place = template && placeOf(template, file)
  if (template === undefined || place === undefined) return null
  const colour = /^#[0-9a-f]{6}$/i.test(colorCode) ? colorCode : unknownColour
  const address = (view: 'front' | 'back', print: Print, ofColour: string) =>
    `/media/garments/${pictureKey({ template: template.id, view, colour: ofColour, print })}`
  const picture = (view: 'front' | 'back') => `${address(view, { kind: 'solid' }, colour)}/1200.webp`
  const folds = (view: 'front' | 'back') => `${address(view, { kind: 'folds' }, unknownColour)}/320.webp`
  const undyed = (view: 'front' | 'back') => `${address(view, { kind: 'undyed' }, unknownColour)}/640.webp`
  return {
    front: picture('front'),
    back: picture('back'),
    folds: { front: folds('front'), back: folds('back') },
    undyed: { front: undyed('front'), back: undyed('back') },
    ...place,
  }
}

/** Where the print lies on the pictures of a garment; undefined if nothing can be printed on it. */
function placeOf(
  { printArea, around }: GarmentTemplate,
  file: PrintFile | undefined,
): Pick<NonNullable<PrintVariant['blank']>, 'printArea' | 'around'> | undefined {
  if (around !== undefined && file !== undefined)
    return { printArea: printAreaOfPage, around: viewsOf(around, file) }
  if (printArea === undefined) return undefined
  const area = file?.fill === 'cover' ? pageOn(printArea, fieldOf(file).box) : printArea
  return { printArea: sharesOfFrame(area), around: null }
}

/** The round thing with this print around it, as each of its views shows it. */
function viewsOf(around: NonNullable<GarmentTemplate['around']>, file: PrintFile): RoundView[] {
  const { box, mmPerUnit } = fieldOf(file)
  return around.map(({ diameterMm, x, y, width, bow, turn }) => ({
    x: x / frame.width,
    y: y / frame.height,
    width: width / frame.width,
    height: (box.height * mmPerUnit * (width / diameterMm)) / frame.height,
    bow: bow / frame.height,
    turn,
    reach: Math.min(360, ((box.width * mmPerUnit) / (Math.PI * diameterMm)) * 360),
  }))
}

const sharesOfFrame = ({ x, y, width, height }: Box) => ({
  x: x / frame.width,
  y: y / frame.height,
  width: width / frame.width,
  height: height / frame.height,
})

/**
 * Where the print area of the page lies on a garment, if what can be designed of it (`field`) is as large as fits into the
 * place of the print (`place`, in drawing units), in its middle.
 */
function pageOn(place: Box, field: Box): Box {
  const unit = Math.min(place.width / field.width, place.height / field.height)
  return {
    x: place.x + place.width / 2 - (field.x + field.width / 2) * unit,
    y: place.y + place.height / 2 - (field.y + field.height / 2) * unit,
    width: designPage.printArea.width * unit,
    height: designPage.printArea.height * unit,
  }
}

/** Whether one of the addresses is of an empty garment that can be designed: others are not drawn. */
export async function designsShow(db: Db, addresses: readonly string[]): Promise<boolean> {
  const picture = parsePictureKey(addresses[0]?.split('/')[3] ?? '')
  const category = Object.keys(templateIds).find((id) => templateIds[Number(id)] === picture?.template)
  if (picture === undefined || category === undefined) return false
  // These have no colour of their own, so all variants share them.
  if (picture.print.kind === 'folds' || picture.print.kind === 'undyed')
    return picture.colour.toLowerCase() === unknownColour
  if (picture.print.kind !== 'solid') return false
  if (picture.colour.toLowerCase() === unknownColour) return true
  const rows = await db
    .select({ one: sql`1` })
    .from(printVariants)
    .innerJoin(printProducts, eq(printProducts.id, printVariants.productId))
    .where(
      and(
        eq(printProducts.category, Number(category)),
        eq(sql`lower(${printVariants.colorCode})`, picture.colour.toLowerCase()),
      ),
    )
    .limit(1)
  return rows.length > 0
}
