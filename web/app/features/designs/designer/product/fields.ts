import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { type Fields, fieldOf, type PrintField } from '@first-fashion/designer-engine/geometry/print-field'

type Files = PrintVariant['files']

/** What a side is printed from; undefined if it is not printed. */
export function printFieldOf(files: Files, side: PrintSide): PrintField | undefined {
  const file = files.find(({ type }) => type === side)
  return file && fieldOf({ widthPx: file.width, heightPx: file.height, dpi: file.dpi, fill: file.fill })
}

/** A side that is not printed has the field of the front, so that its elements are not lost when the variant changes. */
export function fieldsOf(files: Files): Fields {
  const front = printFieldOf(files, 'front') ?? fieldOf({ widthPx: 300, heightPx: 300, dpi: 25, fill: 'fit' })
  return { front: front.box, back: (printFieldOf(files, 'back') ?? front).box }
}
