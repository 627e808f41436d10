import {
  createPdf,
  type Letterhead,
  type PdfDocument,
  type PdfPages,
} from '../../platform/pdf/pdf-document.ts'
import { addressLines, type FullOrder, isOwnDesign } from '../orders/index.ts'

/** A text that a feature wants on the slip. */
export interface PackingNote {
  readonly heading: string
  readonly text: string
}

/** What goes into one parcel, and where it goes. */
export interface Slip {
  readonly full: FullOrder
  /** By the address in a line. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
  readonly notes: readonly PackingNote[]
  /** The order in the back office, for the code. */
  readonly url: string
}

interface Slips {
  readonly title: string
  /** At least one. */
  readonly slips: readonly Slip[]
  readonly letterhead: Letterhead
  readonly printedAt: Date
}

/** Slips of parcels, each on pages of its own: without prices, as a parcel may be a present. */
export function packingSlipPdf({ title, slips, letterhead, printedAt }: Slips): PdfDocument {
  const pdf = createPdf({ title, letterhead, createdAt: printedAt })
  slips.forEach((slip, at) => {
    if (at > 0) pdf.startLetter()
    writeSlip(pdf, slip)
  })
  return pdf.finish()
}

export const titleOfSlip = ({ order }: FullOrder): string => `Packing slip for order ${order.number}`

function writeSlip(pdf: PdfPages, { full, pictures, notes, url }: Slip): void {
  const { order } = full
  const lines = full.lines
    .map((line) => ({ ...line, quantity: line.quantity - line.cancelledQuantity }))
    .filter((line) => line.quantity > 0 && !isOwnDesign(line))
  pdf.code(url, `Order ${order.number} in the back office`)
  pdf.heading(titleOfSlip(full))
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
}

/** The name with what the other columns do not say. */
const namesOf = ({ name, options, color, size, madeToOrder }: FullOrder['lines'][number]): string[] => [
  name,
  ...options.filter((option) => option !== color && option !== size),
  ...(madeToOrder ? ['Made to order'] : []),
]
