import { designPage } from '@first-fashion/contract/designs/design-limits'
import type { PageBox, PagePoint } from '@first-fashion/designer-engine/geometry/units'

/** The page on the screen. Positions count from its print area, and the canvas shows some more around it. */
export interface PageView {
  /** CSS px per page unit. */
  readonly scale: number
}

const { canvas, printArea } = designPage

export const viewOf = (widthPx: number): PageView => ({ scale: widthPx / canvas.width })

/** Where something on the screen lies on the page; `corner` is the upper left one of the canvas. */
export const toPagePoint = (
  { scale }: PageView,
  corner: { readonly left: number; readonly top: number },
  pointer: { readonly clientX: number; readonly clientY: number },
): PagePoint => ({
  x: (pointer.clientX - corner.left) / scale - printArea.x,
  y: (pointer.clientY - corner.top) / scale - printArea.y,
})

/** The `viewBox` of drawings over the canvas, in page units from the print area. */
export const viewBox = `${-printArea.x} ${-printArea.y} ${canvas.width} ${canvas.height}`

/** CSS that lays something over a box of the page, inside the canvas. */
export const overPage = ({ x, y, width, height }: PageBox) => ({
  left: percent((x + printArea.x) / canvas.width),
  top: percent((y + printArea.y) / canvas.height),
  width: percent(width / canvas.width),
  height: percent(height / canvas.height),
})

/** A share of something as CSS has it. */
export const percent = (share: number) => `${share * 100}%`
