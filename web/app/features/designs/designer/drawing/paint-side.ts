import type { DrawList } from '@first-fashion/designer-engine/drawing/draw-list'
import { paint } from '@first-fashion/designer-engine/drawing/paint'
import type { PageBox } from '@first-fashion/designer-engine/geometry/units'
import type { Drawing } from './use-drawing.ts'

export interface Placing {
  /** Device pixels per page unit. */
  readonly scale: number
  /** Where the print area begins, in device pixels. */
  readonly origin: { readonly x: number; readonly y: number }
  readonly field: PageBox
}

/** Paints a side on a canvas, which is cleared before. */
export function paintSide(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  list: DrawList,
  { pictures }: Drawing,
  placing: Placing,
): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  paint<CanvasImageSource>(context, list, {
    ...placing,
    pictureOf: (url, widthPx, isBackgroundRemoved) => pictures.get(url, widthPx, isBackgroundRemoved),
    newLayer: () => newLayer(canvas.width, canvas.height),
  })
}

function newLayer(width: number, height: number) {
  const picture = document.createElement('canvas')
  picture.width = width
  picture.height = height
  const context = picture.getContext('2d')
  if (context === null) throw new Error('The browser has no canvas to draw on')
  return { context, picture, width, height }
}
