import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import { isOutside } from '@first-fashion/designer-engine/text/cut-off'
import { useDrawing } from './drawing/use-drawing.ts'
import { useDesigner } from './state/designer-context.ts'

/**
 * Answers whether an element of a side is a text that is printed in part only, as it leaves the print area. What is hidden
 * is not printed at all.
 */
export function useIsCutOff(side: PrintSide): (element: DesignElement) => boolean {
  const { fields } = useDesigner()
  const drawing = useDrawing()
  return (element) =>
    element.type === 'text' &&
    !element.isHidden &&
    isOutside(drawing.layoutOf(element).path, element.position, fields[side])
}
