import { pictureWidths } from '@first-fashion/contract/limits'
import { pictureAt } from '@first-fashion/contract/pictures'
import { type PictureAttributes, sanitiseWithPictures } from '../../platform/html.ts'
import { slugOf } from '../../platform/text/slug.ts'
import type { UploadRow } from '../challenges/index.ts'

/** The title of an article as a part of an address; 'article' of a title without letters and digits. */
export const articleSlug = (title: string): string => slugOf(title, 50) || 'article'

/** The addresses of the uploads that an article's text shows. */
export function uploadsInText(html: string): string[] {
  const found: string[] = []
  sanitiseWithPictures(html, (address) => {
    if (address.startsWith('/media/uploads/')) found.push(address)
    return undefined
  })
  return found
}

/** An article's text as it is stored: text tags, and these uploads. Anything else is left out. */
export const articleText = (html: string, uploads: ReadonlyMap<string, UploadRow>): string =>
  sanitiseWithPictures(html, (address) => {
    const upload = uploads.get(address)
    return upload === undefined ? undefined : attributesOf(address, upload)
  })

/** As wide as the column of text; its place is kept while it loads. */
function attributesOf(address: string, { width, height }: UploadRow): PictureAttributes {
  const widths = pictureWidths.filter((one) => one >= 320 && one <= Math.max(width, 320))
  return {
    src: address,
    srcset: widths.map((one) => `${pictureAt(address, one)} ${one}w`).join(', '),
    sizes: '(min-width: 768px) 704px, 92vw',
    width: String(width),
    height: String(height),
    loading: 'lazy',
    decoding: 'async',
  }
}
