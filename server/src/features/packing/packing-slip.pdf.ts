import { createPdf, type Letterhead, type PdfDocument } from '../../platform/pdf/pdf-document.ts'
import { addressLines, type FullOrder, isOwnDesign } from '../orders/index.ts'

/** A text that a feature wants on the slip. */
export interface PackingNote {
  readonly heading: string
  readonly text: string
}

interface Slip {
  readonly full: FullOrder
  /** By the address in a line. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
  readonly notes: readonly PackingNote[]
  readonly letterhead: Letterhead
  /** The order in the back office, for the code. */
  readonly url: string
  readonly printedAt: Date
}

/** What goes into the shop's parcel and where it goes: without prices, as it may be a present. */
export function packingSlipPdf({ full, pictures, notes, letterhead, url, printedAt }: Slip): PdfDocument {
  const { order } = full
  const lines = full.lines
    .map((line) => ({ ...line, quantity: line.quantity - line.cancelledQuantity }))
    .filter((line) => line.quantity > 0 && !isOwnDesign(line))
  const title = `Packing slip for order ${order.number}`
  const pdf = createPdf({ title, letterhead, createdAt: printedAt })
  pdf.code(url, `Order ${order.number} in the back office`)
  pdf.heading(title)
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  pdf.blocks([
    { heading: 'Deliver to', lines: addressLines(full) },
    {
      heading: 'Parcel',
      lines: [
        order.isExpress ? 'Express delivery' : 'Standard delivery',
        `${units} ${units === 1 ? 'item' : 'items'}`,
        ...(order.instructions === '' ? [] : [`Instructions: ${order.instructions}`]),
      ],
    },
  ])
  pdf.table(
    [
      { title: 'Item', share: 0.46 },
      { title: 'Colour', share: 0.22 },
      { title: 'Size', share: 0.18 },
      { title: 'Quantity', share: 0.14, align: 'right' },
    ],
    lines.map((line) => [namesOf(line).join('\n'), line.color, line.size, String(line.quantity)]),
    lines.map(({ image }) => pictures.get(image)),
  )
  for (const { heading, text } of notes) pdf.blocks([{ heading, lines: text.split('\n') }])
  return pdf.finish()
}

/** The name with what the other columns do not say. */
const namesOf = ({ name, options, color, size, madeToOrder }: FullOrder['lines'][number]): string[] => [
  name,
  ...options.filter((option) => option !== color && option !== size),
  ...(madeToOrder ? ['Made to order'] : []),
]
