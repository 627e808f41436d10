import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { type Fields, fieldOf, type PrintField } from '@first-fashion/designer-engine/geometry/print-field'
import type { PrintFields } from '../state/designer-store.ts'

type Files = PrintVariant['files']

function printFieldOf(files: Files, side: PrintSide): PrintField | undefined {
  const file = files.find(({ type }) => type === side)
  return file && fieldOf({ widthPx: file.width, heightPx: file.height, dpi: file.dpi, fill: file.fill })
}

/** What a variant is printed from. */
export const printFieldsOf = (files: Files): PrintFields => ({
  front: printFieldOf(files, 'front'),
  back: printFieldOf(files, 'back'),
})

/** A side that is not printed has the field of the front, so that its elements are not lost when the variant changes. */
export function fieldsOf({ front, back }: PrintFields): Fields {
  const shown = front ?? fieldOf({ widthPx: 300, heightPx: 300, dpi: 25, fill: 'fit' })
  return { front: shown.box, back: (back ?? shown).box }
}
