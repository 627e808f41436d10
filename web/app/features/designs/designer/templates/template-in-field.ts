import type { DesignElement, DesignPosition } from '@first-fashion/contract/designs/design-document'
import { designLimits, designPage } from '@first-fashion/contract/designs/design-limits'
import type { PageBox } from '@first-fashion/designer-engine/geometry/units'

const { printArea } = designPage

/**
 * An element that was drawn for the whole print area of the page, in a field that may be smaller, as on a mug: all of them
 * shrink by the same, around its middle. Letters stay legible, so a line across the area gets all of the field's width.
 */
export function inField(element: DesignElement, field: PageBox): DesignElement {
  const scale = Math.min(field.width / printArea.width, field.height / printArea.height)
  const position = placed(element.position, scale, field)
  if (element.type === 'image') return { ...element, position }
  const { style } = element
  const fontSize = Math.max(designLimits.fontSize.min, Math.floor(style.fontSize * scale))
  const isAcross = element.position.width === printArea.width
  return {
    ...element,
    position: isAcross ? { ...position, x: field.x, width: field.width } : position,
    style: { ...style, fontSize, letterSpacing: style.letterSpacing * scale },
  }
}

function placed(position: DesignPosition, scale: number, field: PageBox): DesignPosition {
  const { x, y, width, height } = position
  return {
    ...position,
    x: field.x + (field.width - printArea.width * scale) / 2 + x * scale,
    y: field.y + (field.height - printArea.height * scale) / 2 + y * scale,
    width: width * scale,
    height: height * scale,
  }
}
