import { designPage } from '@first-fashion/contract/designs/design-limits'
import type { PageBox, PagePoint } from '@first-fashion/designer-engine/geometry/units'
import { type Blank, garmentOnPage } from '../drawing/on-garment.ts'

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

/** What the canvas shows, 4:5 as the page is: where it begins and how wide it is, in shares of the page. */
export interface CanvasWindow {
  readonly left: number
  readonly top: number
  readonly size: number
}

export const pageOnly: CanvasWindow = { left: 0, top: 0, size: 1 }

/** The window that shows a garment to its hems, and the page. Undefined if the page shows all of it. */
export function wholeGarment(blank: Blank | null): CanvasWindow | undefined {
  if (blank === null || blank.around !== null) return undefined
  const { width, left, top } = garmentOnPage(blank)
  const [from, to] = [Math.min(0, left), Math.max(1, left + width)]
  const [upper, lower] = [Math.min(0, top), Math.max(1, top + width)]
  const size = Math.max(to - from, lower - upper)
  if (size <= 1) return undefined
  return { left: from - (size - to + from) / 2, top: upper - (size - lower + upper) / 2, size }
}

/** CSS that lays the page in a window. */
export const pageIn = ({ left, top, size }: CanvasWindow) => ({
  left: percent(-left / size),
  top: percent(-top / size),
  width: percent(1 / size),
})

/** A share of something as CSS has it. */
export const percent = (share: number) => `${share * 100}%`
