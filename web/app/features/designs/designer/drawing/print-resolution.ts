import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { shapeOf } from '@first-fashion/designer-engine/drawing/shapes'
import { dpiOf, type PrintField } from '@first-fashion/designer-engine/geometry/print-field'
import type { TurnedBox } from '@first-fashion/designer-engine/geometry/units'
import type { Drawing } from './use-drawing.ts'

type ImageElement = Extract<DesignElement, { type: 'image' }>

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
  drawing: Pick<Drawing, 'pictures'>,
): number | undefined {
  if (element.type === 'text' || field === undefined || shapeOf(element.url) !== undefined) return undefined
  const size = croppedSize(element, drawing)
  if (size === undefined) return undefined
  return Math.round(dpiOf(field, size.width, element.tileWidth ?? containedWidth(element.position, size)))
}

/** The part of a picture's box that is printed: the picture keeps its shape, and a pattern fills its box. */
export function printedBoxOf(element: ImageElement, drawing: Pick<Drawing, 'pictures'>): TurnedBox {
  const { position, tileWidth } = element
  const size = croppedSize(element, drawing)
  if (size === undefined || tileWidth !== null) return position
  const width = containedWidth(position, size)
  const height = (width * size.height) / size.width
  const x = position.x + (position.width - width) / 2
  const y = position.y + (position.height - height) / 2
  return { x, y, width, height, rotation: position.rotation }
}

interface Size {
  readonly width: number
  readonly height: number
}

const containedWidth = (box: Size, { width, height }: Size): number =>
  Math.min(box.width, (box.height * width) / height)

/** In pixels of the picture; undefined while it is not known. */
function croppedSize({ url, crop }: ImageElement, { pictures }: Pick<Drawing, 'pictures'>): Size | undefined {
  const size = pictures.sizeOf(url)
  return size && { width: size.width * (crop?.width ?? 1), height: size.height * (crop?.height ?? 1) }
}
