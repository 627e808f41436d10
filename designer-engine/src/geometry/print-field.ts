import { designPage, type PrintSide } from '@first-fashion/contract/designs/design-limits'
import type { PageBox, PrintPx } from './units.ts'

/** The file that the partner prints a side from. */
export interface PrintFile {
  readonly widthPx: PrintPx
  readonly heightPx: PrintPx
  readonly dpi: number
  /** 'fit' lies somewhere on a larger surface, as on a shirt; 'cover' is the whole surface, as on a poster. */
  readonly fill: 'fit' | 'cover'
}

/** Where on the page one may design, and how it gets to the print file. Pixels are square in both spaces. */
export interface PrintField {
  readonly file: PrintFile
  /** Inside the print area of the page; elements stay within it. */
  readonly box: PageBox
  readonly pxPerUnit: number
  readonly mmPerUnit: number
}

/** Where elements may lie, on each side. */
export type Fields = Readonly<Record<PrintSide, PageBox>>

const area = designPage.printArea
const mmPerInch = 25.4

/**
 * The field of a print file. On a larger surface it has the full printed width, and its height as far as the print area
 * of the page goes. What covers its whole surface is shown whole, in the middle.
 */
export function fieldOf(file: PrintFile): PrintField {
  const pxPerUnit =
    file.fill === 'fit'
      ? file.widthPx / area.width
      : Math.max(file.widthPx / area.width, file.heightPx / area.height)
  const width = Math.min(area.width, file.widthPx / pxPerUnit)
  const height = Math.min(area.height, file.heightPx / pxPerUnit)
  const inTheMiddle = file.fill === 'cover'
  return {
    file,
    box: {
      x: inTheMiddle ? (area.width - width) / 2 : 0,
      y: inTheMiddle ? (area.height - height) / 2 : 0,
      width,
      height,
    },
    pxPerUnit,
    mmPerUnit: (pxPerUnit / file.dpi) * mmPerInch,
  }
}

/** Dots of a picture per printed inch, if so many of its pixels lie on so much of the page. */
export const dpiOf = ({ mmPerUnit }: PrintField, pixels: number, units: number): number =>
  pixels / ((units * mmPerUnit) / mmPerInch)
