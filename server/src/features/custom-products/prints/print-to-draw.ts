import type { DesignSide } from '@first-fashion/contract/designs/design-document'
import {
  designLimits,
  designPage,
  type PrintSide,
  printAreaOfPage,
} from '@first-fashion/contract/designs/design-limits'
import { levelFor, levelUrl, sizeOfUpload } from '@first-fashion/contract/designs/picture-levels'
import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { inLayers, type SideContent } from '@first-fashion/designer-engine/document/document'
import { drawListOf } from '@first-fashion/designer-engine/drawing/draw-list'
import { type NeededPicture, neededPictures } from '@first-fashion/designer-engine/drawing/needed-pictures'
import { shapeOf } from '@first-fashion/designer-engine/drawing/shapes'
import { tileCount } from '@first-fashion/designer-engine/drawing/tiles'
import { fieldOf, type PrintField, type PrintFile } from '@first-fashion/designer-engine/geometry/print-field'
import { AppError } from '../../../platform/errors.ts'
import type { DesignDrawing } from '../../../platform/media/drawing/draw-design.ts'
import type { PrintToDraw } from '../../../platform/media/prints/print-store.ts'
import type { UploadedPictures } from '../../../platform/uploads/uploaded-pictures.ts'

export interface PicturesOfDesigns {
  readonly uploads: { readonly levels: Pick<UploadedPictures['levels'], 'file'> }
  /** Those of the addresses that are pictures of the customer whose design it is. */
  readonly ownAmong: (urls: readonly string[]) => Promise<Set<string>>
}

/** A side of a design as the print renderer takes it. Refuses with 'custom-products.unprintable'. */
export async function printToDraw(
  side: DesignSide,
  variant: Pick<PrintVariant, 'files' | 'blank'>,
  pictures: PicturesOfDesigns,
): Promise<PrintToDraw> {
  const file = variant.files.find(({ type }) => type === side.placement)
  if (file === undefined) throw unprintable(`This product cannot be printed on the ${side.placement}.`)
  const { width: widthPx, height: heightPx, dpi, fill } = file
  const field = fieldOf({ widthPx, heightPx, dpi, fill })
  const content = { elements: inLayers(side.elements), background: side.background }
  return {
    drawing: { content, file: field.file, pictures: await picturesOf(content, field, pictures) },
    proof: proofPlaceOf(field.file, side.placement, variant.blank),
  }
}

/** Where a print file lies on the picture of its garment. */
export const proofPlaceOf = (
  file: PrintFile,
  side: PrintSide,
  blank: PrintVariant['blank'],
): PrintToDraw['proof'] => ({
  ...placeOf(fieldOf(file), blank),
  around: blank?.around ?? null,
  garment: garmentOf(blank?.[side]),
})

/** The pictures in the levels that the painter asks for. All are uploads of the customer's. */
async function picturesOf(
  content: SideContent,
  field: PrintField,
  { uploads, ownAmong }: PicturesOfDesigns,
): Promise<DesignDrawing['pictures']> {
  const shown = content.elements.filter(
    (one) => one.type === 'image' && !one.isHidden && shapeOf(one.url) === undefined,
  )
  const urls = shown.flatMap((one) => (one.type === 'image' ? [one.url] : []))
  const own = await ownAmong(urls)
  if (urls.some((url) => !own.has(url))) throw pictureMissing()
  const list = drawListOf(content, { outlineOf: () => [], sizeOf: sizeOfUpload })
  if (tileCount(list, field.box) > designLimits.printedTiles)
    throw unprintable(
      'This design repeats its pictures too often. Please use larger tiles or fewer patterns.',
    )
  const needed = levelsNeeded(neededPictures(list, field.pxPerUnit))
  refuseTooLarge(needed)
  return Promise.all(
    needed.map(async ({ url, level, isBackgroundRemoved, address }) => {
      const [, name = '', file = ''] = /^\/media\/uploads\/([^/]+)\/([^/]+)$/.exec(address) ?? []
      const path = await uploads.levels.file(name, file)
      if (path === undefined) throw pictureMissing()
      return { url, level, isBackgroundRemoved, path }
    }),
  )
}

interface NeededLevel {
  readonly url: string
  readonly level: number
  readonly isBackgroundRemoved: boolean
  /** Of that level. */
  readonly address: string
  /** All its pixels. */
  readonly px: number
}

/** Each level once, however many elements show it. */
function levelsNeeded(pictures: readonly NeededPicture[]): NeededLevel[] {
  const needed = new Map<string, NeededLevel>()
  for (const { url, widthPx, isBackgroundRemoved } of pictures) {
    const size = sizeOfUpload(url)
    const level = size === undefined ? 0 : levelFor(size, widthPx)
    const address = levelUrl(url, level, { isBackgroundRemoved })
    const px = ((size?.width ?? 0) * (size?.height ?? 0)) / 4 ** level
    needed.set(address, { url, level, isBackgroundRemoved, address, px })
  }
  return [...needed.values()]
}

/** The renderer holds all pictures of a side at once: of so many pixels, 1 GB. */
const mostPx = 250_000_000

function refuseTooLarge(needed: readonly NeededLevel[]): void {
  if (needed.reduce((sum, { px }) => sum + px, 0) > mostPx)
    throw unprintable('This design shows too many large pictures. Please use fewer of them.')
}

/** The part of the print that can be designed, and where it lies on the picture of the garment. */
function placeOf({ box, pxPerUnit }: PrintField, blank: PrintVariant['blank']) {
  const part = { width: Math.floor(box.width * pxPerUnit), height: Math.floor(box.height * pxPerUnit) }
  const { printArea } = designPage
  const area = blank?.printArea ?? printAreaOfPage
  // A unit is as long upwards as it is wide, on a picture of 4:5.
  const unit = { x: area.width / printArea.width, y: ((area.width / printArea.width) * 4) / 5 }
  return {
    part,
    place: {
      x: area.x + box.x * unit.x,
      y: area.y + box.y * unit.y,
      width: box.width * unit.x,
      height: box.height * unit.y,
    },
  }
}

/** The name of a garment in the address of its picture. */
const garmentOf = (address: string | undefined): string | null =>
  /^\/media\/garments\/([^/]+)\//.exec(address ?? '')?.[1] ?? null

export const unprintable = (message: string): AppError =>
  new AppError('refused', 'custom-products.unprintable', message)
const pictureMissing = () =>
  unprintable('A picture of this design is not in your library any more. Please replace it in the designer.')
