import { escapeHtml } from '../../../platform/html.ts'
import type { FullOrder } from '../order.queries.ts'

export type MailLine = Pick<FullOrder['lines'][number], 'quantity' | 'name' | 'options' | 'color' | 'image'>

/** In px, as it is shown; its file is twice as wide. Where pictures are blocked its place and its words stay. */
const mailPicture = { width: 72, height: 90, fileWidth: 160 } as const

/** A line's picture as a JPEG, which all mail programs show; nothing where the line has none. */
export function pictureOf({ image, name, color }: MailLine, storeUrl: string): string {
  const file = /^(\/media\/.+)\/\d+\.(?:avif|webp|jpg)$/.exec(image)?.[1]
  if (file === undefined) return ''
  const words = color === '' ? name : `${name}, ${color}`
  const address = `${storeUrl}${file}/${mailPicture.fileWidth}.jpg`
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(words)}" width="${mailPicture.width}" height="${mailPicture.height}" style="display:block;border:0;background:#f3eee6;color:#5B3E2B;font-size:11px;line-height:1.3">`
}

/** How many of what, with its size and color. */
export function lineLabel({ quantity, name, options }: MailLine): string {
  const details = options.join(', ')
  return `${quantity} × ${name}${details === '' ? '' : ` (${details})`}`
}
