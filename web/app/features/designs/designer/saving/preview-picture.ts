import { designPage } from '@first-fashion/contract/designs/design-limits'
import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import type { DrawList } from '@first-fashion/designer-engine/drawing/draw-list'
import type { PageBox } from '@first-fashion/designer-engine/geometry/units'
import { paintSide } from '../drawing/paint-side.ts'
import type { Drawing } from '../drawing/use-drawing.ts'

interface PreviewFacts {
  readonly blank: PrintVariant['blank']
  readonly side: 'front' | 'back'
  readonly list: DrawList
  readonly drawing: Drawing
  readonly field: PageBox
}

const size = { width: 480, height: 600 }

/** The garment with the design on it, as a data URL; empty if the browser cannot draw it. */
export async function previewPicture({ blank, side, list, drawing, field }: PreviewFacts): Promise<string> {
  try {
    const canvas = Object.assign(document.createElement('canvas'), size)
    const design = Object.assign(document.createElement('canvas'), size)
    const context = canvas.getContext('2d')
    if (context === null || blank === null) return ''
    const { printArea } = blank
    paintSide(design, list, drawing, {
      scale: (printArea.width * size.width) / designPage.printArea.width,
      origin: { x: printArea.x * size.width, y: printArea.y * size.height },
      field,
    })
    const garment = new Image()
    garment.src = blank[side]
    await garment.decode()
    context.drawImage(garment, 0, 0, size.width, size.height)
    context.drawImage(design, 0, 0)
    return canvas.toDataURL('image/webp', 0.85)
  } catch {
    return ''
  }
}
