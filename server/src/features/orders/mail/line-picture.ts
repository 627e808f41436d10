import { escapeHtml } from '../../../platform/html.ts'
import type { FullOrder } from '../order.queries.ts'

type Line = Pick<FullOrder['lines'][number], 'quantity' | 'name' | 'options' | 'color' | 'image'>

/** In px, as it is shown; its file is twice as wide. Where pictures are blocked its place and its words stay. */
const mailPicture = { width: 72, height: 90, fileWidth: 160 } as const

/** A line's picture as a JPEG, which all mail programs show; nothing where the line has none. */
export function pictureOf({ image, name, color }: Line, storeUrl: string): string {
  const file = /^(\/media\/.+)\/\d+\.(?:avif|webp|jpg)$/.exec(image)?.[1]
  if (file === undefined) return ''
  const words = color === '' ? name : `${name}, ${color}`
  const address = `${storeUrl}${file}/${mailPicture.fileWidth}.jpg`
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(words)}" width="${mailPicture.width}" height="${mailPicture.height}" style="display:block;border:0;background:#f3eee6;color:#5B3E2B;font-size:11px;line-height:1.3">`
}

/** An update shows no more lines than this: it is short. */
const mostShown = 4

/** The first lines of an order with their pictures, and how many more there are. */
export function linesWithPictures(lines: readonly Line[], storeUrl: string): string {
  const more = lines.length - mostShown
  const rows = lines.slice(0, mostShown).map((line) => row(line, storeUrl))
  const rest = more > 0 ? `<tr><td colspan="2" class="small">and ${more} more</td></tr>` : ''
  return `<table>${rows.join('')}${rest}</table>`
}

const row = (line: Line, storeUrl: string): string =>
  `<tr><td class="picture" width="72">${pictureOf(line, storeUrl)}</td><td>${escapeHtml(lineLabel(line))}</td></tr>`

/** How many of what, with its size and color. */
export function lineLabel({ quantity, name, options }: Line): string {
  const details = options.join(', ')
  return `${quantity} × ${name}${details === '' ? '' : ` (${details})`}`
}
