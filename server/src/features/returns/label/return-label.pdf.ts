import { limits } from '@first-fashion/contract/limits'
import { after } from '../../../platform/clock.ts'
import { createPdf, type Letterhead, type PdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { addressLines, type FullOrder } from '../../orders/index.ts'
import type { FullRequest } from '../returns.queries.ts'

interface Label {
  readonly request: FullRequest
  readonly full: FullOrder
  readonly letterhead: Letterhead
  /** The request in the back office, for the code. */
  readonly url: string
}

/** A page to put on the parcel, and one with what goes in and what to do. */
export function returnLabelPdf({ request, full, letterhead, url }: Label): PdfDocument {
  const { order } = full
  const title = `Return label for order ${order.number}`
  const approvedAt = request.approvedAt ?? request.requestedAt
  const pdf = createPdf({ title, letterhead, createdAt: approvedAt })
  pdf.code(url, `The request about order ${order.number} in the back office`)
  pdf.heading(title)
  pdf.blocks(
    [
      { heading: 'To', lines: [letterhead.name, ...letterhead.lines] },
      { heading: 'From', lines: addressLines(full) },
    ],
    'large',
  )
  pdf.paragraph('Put this page on the parcel, so that the code can be read.')
  pdf.breakPage()
  pdf.heading('What to send back')
  pdf.paragraph(`${kindText[request.kind]} for order ${order.number}. Keep this page.`)
  pdf.table(
    [
      { title: 'Item', share: 0.5 },
      { title: 'Colour and size', share: 0.34 },
      { title: 'Quantity', share: 0.16, align: 'right' },
    ],
    full.lines.flatMap((line) =>
      request.lines
        .filter(({ lineId }) => lineId === line.id)
        .map(({ quantity }) => [line.name, line.options.join(', '), String(quantity)]),
    ),
  )
  for (const step of stepsOf(request.kind, sendBy(approvedAt))) pdf.paragraph(step)
  return pdf.finish()
}

const kindText: Readonly<Record<FullRequest['kind'], string>> = { refund: 'Return', exchange: 'Exchange' }

const sendWithinMs = limits.returnSendDays * 24 * 60 * 60_000

const sendBy = (approvedAt: Date): string =>
  after(approvedAt, sendWithinMs).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Colombo' })

const stepsOf = (kind: FullRequest['kind'], until: string): string[] => [
  '1. Put the items above into a parcel, and nothing else.',
  '2. Put the first page on the parcel.',
  `3. Send the parcel to the address on the label by ${until}. Keep the receipt until we have emailed you.`,
  kind === 'refund'
    ? '4. We email you when the parcel has arrived, and refund you after we have checked the items.'
    : '4. We email you when the parcel has arrived, and send the exchange after we have checked the items.',
]
