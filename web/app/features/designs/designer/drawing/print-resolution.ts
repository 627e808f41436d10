import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { shapeOf } from '@first-fashion/designer-engine/drawing/shapes'
import { dpiOf, type PrintField } from '@first-fashion/designer-engine/geometry/print-field'
import type { Drawing } from './use-drawing.ts'

/** A picture that is printed with fewer dots per inch looks blurred. */
export const fineDpi = 150
export const coarseDpi = 100

/**
 * The dots per inch that a picture is printed with, at the size it has now; undefined for texts and shapes, which are
 * sharp at any size, and while its size is not known.
 */
export function resolutionOf(
  element: DesignElement,
  field: PrintField | undefined,
  { pictures }: Pick<Drawing, 'pictures'>,
): number | undefined {
  if (element.type === 'text' || field === undefined || shapeOf(element.url) !== undefined) return undefined
  const size = pictures.sizeOf(element.url)
  if (size === undefined) return undefined
  const crop = element.crop ?? { width: 1, height: 1 }
  const [width, height] = [size.width * crop.width, size.height * crop.height]
  const { position, tileWidth } = element
  const drawn = tileWidth ?? Math.min(position.width, (position.height * width) / height)
  return Math.round(dpiOf(field, width, drawn))
}
