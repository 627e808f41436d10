/**
 * Two spaces that never mix. Page space is what the designer shows: the print area is 300 units wide on every product.
 * Print space is the file that the print partner gets, in its pixels. `print-field.ts` leads from one to the other.
 */
declare const space: unique symbol

/** A length on the page; 300 are the width of the print area. */
export type PageLength = number & { readonly [space]?: 'page' }
/** A length in the print file, in its pixels. */
export type PrintPx = number & { readonly [space]?: 'print' }

export interface PagePoint {
  readonly x: PageLength
  readonly y: PageLength
}

/** Upright, from the print area's upper left corner. */
export interface PageBox extends PagePoint {
  readonly width: PageLength
  readonly height: PageLength
}

/** A box that is turned around its middle, by degrees, clockwise. */
export interface TurnedBox extends PageBox {
  readonly rotation: number
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

export const middleOf = ({ x, y, width, height }: PageBox): PagePoint => ({
  x: x + width / 2,
  y: y + height / 2,
})
