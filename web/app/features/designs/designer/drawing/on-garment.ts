import { designPage } from '@first-fashion/contract/designs/design-limits'
import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { layAround, unrolledSize } from '@first-fashion/designer-engine/drawing/around'
import { draped, lit, type Pixels, shadeOf } from '@first-fashion/designer-engine/drawing/drape'
import type { DrawList } from '@first-fashion/designer-engine/drawing/draw-list'
import type { PageBox } from '@first-fashion/designer-engine/geometry/units'
import { paintSide } from './paint-side.ts'
import type { Drawing } from './use-drawing.ts'

export type Blank = NonNullable<PrintVariant['blank']>

export interface OnGarment {
  readonly blank: Blank
  readonly side: 'front' | 'back'
  readonly list: DrawList
  readonly drawing: Drawing
  readonly field: PageBox
}

const { canvas: page, printArea } = designPage

/** The garment's picture behind the page, which is 4:5 too: where it begins and how wide it is, in shares of the page. */
export function garmentOnPage({ printArea: place }: Blank) {
  const width = printArea.width / page.width / place.width
  return {
    width,
    left: printArea.x / page.width - place.x * width,
    top: printArea.y / page.height - place.y * width,
  }
}

/** Paints a side over the picture of its garment, as it lies over the folds; flat while those are loading. */
export function paintOnGarment(canvas: HTMLCanvasElement | OffscreenCanvas, onGarment: OnGarment) {
  const { blank, side, list, drawing } = onGarment
  const { width, height } = canvas
  if (blank.around === null) paintFlat(canvas, onGarment)
  else paintAround(canvas, onGarment, blank.around)
  const context = canvas.getContext('2d')
  const loaded = loadedFolds(drawing, { blank, side })
  const folds = loaded && foldsAt(loaded, { width, height, left: 0, top: 0, zoom: 1 })
  if (context === null || folds === undefined || list.elements.length === 0) return
  const lay = blank.around === null ? draped : lit
  context.putImageData(new ImageData(lay(context.getImageData(0, 0, width, height), folds), width), 0, 0)
}

function paintFlat(canvas: HTMLCanvasElement | OffscreenCanvas, { blank, list, drawing, field }: OnGarment) {
  const { width, height } = canvas
  paintSide(canvas, list, drawing, {
    scale: (blank.printArea.width * width) / printArea.width,
    origin: { x: blank.printArea.x * width, y: blank.printArea.y * height },
    field,
  })
}

function paintAround(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { list, drawing, field }: OnGarment,
  views: NonNullable<Blank['around']>,
) {
  const { width, height } = canvas
  const picture = new ImageData(width, height)
  for (const view of views) {
    const size = unrolledSize(view, canvas)
    const unrolled = Object.assign(document.createElement('canvas'), size)
    const scale = size.width / field.width
    paintSide(unrolled, list, drawing, {
      scale,
      origin: { x: -field.x * scale, y: -field.y * scale },
      field,
    })
    const pixels = unrolled.getContext('2d')?.getImageData(0, 0, size.width, size.height)
    if (pixels !== undefined) layAround(pixels, view, picture)
  }
  canvas.getContext('2d')?.putImageData(picture, 0, 0)
}

/** Undefined while they are loading. */
export const loadedFolds = (
  { pictures }: Drawing,
  { blank, side }: Pick<OnGarment, 'blank' | 'side'>,
): CanvasImageSource | undefined => pictures.get(blank.folds[side], 0, false)?.picture

/** The shade of a garment over a page of that many device pixels. */
export function shadeOnPage(
  loaded: CanvasImageSource,
  blank: Blank,
  { width, height }: { readonly width: number; readonly height: number },
): HTMLCanvasElement | undefined {
  const { width: zoom, left, top } = garmentOnPage(blank)
  const folds = foldsAt(loaded, { width, height, zoom, left: left * width, top: top * height })
  if (folds === undefined) return undefined
  const shade = Object.assign(document.createElement('canvas'), { width, height })
  shade.getContext('2d')?.putImageData(new ImageData(shadeOf(folds), width), 0, 0)
  return shade
}

interface FoldsPlace {
  /** Of the picture that is asked for, in device pixels. */
  readonly width: number
  readonly height: number
  /** Where the garment begins on it, and how many times as wide it is. */
  readonly left: number
  readonly top: number
  readonly zoom: number
}

/** The folds at the size of a picture. */
function foldsAt(
  loaded: CanvasImageSource,
  { width, height, left, top, zoom }: FoldsPlace,
): Pixels | undefined {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (context === null || width === 0) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(loaded, left, top, width * zoom, height * zoom)
  return context.getImageData(0, 0, width, height)
}
