import { escapeHtml } from '../../platform/html.ts'
import type { FullOrder } from '../orders/index.ts'
import { isOwnDesign, toFiguresView } from '../orders/index.ts'

interface ListedLine extends MailLine {
  /** What it comes to; '' where only the sums say. */
  readonly amount: string
  /** What is sent instead; '' for nothing. */
  readonly note: string
}

/** What an email is about: lines with their pictures, and the sums below them. */
export interface MailListing {
  readonly lines: readonly ListedLine[]
  readonly rows: readonly { readonly label: string; readonly shown: string }[]
}

/** An order's lines and sums, as its page shows them. */
export function orderListing(full: FullOrder): MailListing {
  const { lines, rows } = toFiguresView(full)
  return { lines: full.lines.map((line, at) => ({ ...line, amount: lines[at] ?? '', note: '' })), rows }
}

/** What is in the shop's own parcel, without sums: those are of the whole order. */
export function shopParcelListing({ lines }: FullOrder): MailListing {
  const packed = lines.flatMap((line) => {
    const quantity = line.quantity - line.cancelledQuantity
    return isOwnDesign(line) || quantity === 0 ? [] : [{ ...line, quantity, amount: '', note: '' }]
  })
  return { lines: packed, rows: [] }
}

/** The shop packs a part of it; a partner makes and sends the rest. */
export function hasTwoParcels({ lines }: { readonly lines: readonly ParcelLine[] }): boolean {
  const left = lines.filter(({ quantity, cancelledQuantity }) => quantity > cancelledQuantity)
  return left.some(isOwnDesign) && !left.every(isOwnDesign)
}

type ParcelLine = Pick<
  FullOrder['lines'][number],
  'quantity' | 'cancelledQuantity' | 'madeToOrder' | 'productId'
>

/** An update shows no more lines than this: it is short. */
const mostShown = 4

const moreWords = ({ lines }: MailListing, atMost: number): string =>
  lines.length > atMost ? `and ${lines.length - atMost} more` : ''

/** The first lines and how many more there are, then the sums. */
export function listingHtml(listing: MailListing, storeUrl: string, atMost = mostShown): string {
  const more = moreWords(listing, atMost)
  const lines = listing.lines.slice(0, atMost).map((line) => lineRow(line, storeUrl))
  const rest = more === '' ? '' : `<tr><td colspan="3" class="small">${more}</td></tr>`
  return `<table>${lines.join('')}${rest}${listing.rows.map(sumRow).join('')}</table>`
}

/** The same without pictures. */
export function listingText(listing: MailListing, atMost = mostShown): string {
  const more = moreWords(listing, atMost)
  return [
    ...listing.lines
      .slice(0, atMost)
      .map((line) => [lineLabel(line), line.amount, line.note].filter((part) => part !== '').join('  ')),
    ...(more === '' ? [] : [more]),
    ...listing.rows.map(({ label, shown }) => `${label}  ${shown}`),
  ].join('\n')
}

/** What it comes to stands below the name, which has room on a phone as well. */
function lineRow(line: ListedLine, storeUrl: string): string {
  const note = line.note === '' ? '' : `<div class="small">${escapeHtml(line.note)}</div>`
  const amount = `<div class="amount">${escapeHtml(line.amount)}</div>`
  return `<tr><td class="picture" width="72">${pictureOf(line, storeUrl)}</td><td colspan="2">${escapeHtml(lineLabel(line))}${note}${amount}</td></tr>`
}

const sumRow = ({ label, shown }: MailListing['rows'][number]): string =>
  `<tr><td colspan="2">${escapeHtml(label)}</td><td class="amount">${escapeHtml(shown)}</td></tr>`

type MailLine = Pick<FullOrder['lines'][number], 'quantity' | 'name' | 'options' | 'color' | 'image'>

/** In px, as it is shown; its file is twice as wide. Where pictures are blocked its place and its words stay. */
const mailPicture = { width: 72, height: 90, fileWidth: 160 } as const

/** A line's picture as a JPEG, which all mail programs show; nothing where the line has none. */
function pictureOf({ image, name, color }: MailLine, storeUrl: string): string {
  const file = /^(\/media\/.+)\/\d+\.(?:avif|webp|jpg)$/.exec(image)?.[1]
  if (file === undefined) return ''
  const words = color === '' ? name : `${name}, ${color}`
  const address = `${storeUrl}${file}/${mailPicture.fileWidth}.jpg`
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(words)}" width="${mailPicture.width}" height="${mailPicture.height}" style="display:block;border:0;background:#f3eee6;color:#5B3E2B;font-size:11px;line-height:1.3">`
}

/** How many of what, with its size and color. */
function lineLabel({ quantity, name, options }: MailLine): string {
  const details = options.join(', ')
  return `${quantity} × ${name}${details === '' ? '' : ` (${details})`}`
}
