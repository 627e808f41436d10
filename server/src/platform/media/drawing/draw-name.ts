import { graphemesOf } from '@first-fashion/contract/text/cut-text'
import sharp from 'sharp'
import { socialCard } from '../social-card-size.ts'
import { outlined, widthOf, wrapped } from './text-outlines.ts'

/** Files that are drawn from a store's name, by what they are for. */
export const namePictures = ['icon-32.png', 'icon-180.png', 'card.jpg'] as const
export type NamePicture = (typeof namePictures)[number]

const [ground, ink, leaf, saffron] = ['#faf8f4', '#1c1a17', '#23574a', '#d9822b']

/** Draws a picture that stands for a store without a logo, from its name. */
export async function drawName(name: string, as: NamePicture): Promise<Uint8Array> {
  if (as === 'card.jpg')
    return sharp(Buffer.from(card(name)))
      .flatten({ background: ground })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer()
  const picture =
    as === 'icon-32.png' ? icon(name, { size: 32, radius: 4 }) : icon(name, { size: 180, radius: 0 })
  return sharp(Buffer.from(picture)).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer()
}

/** The name's initial on the brand's colour. Phones round the corners of their icon themselves. */
function icon(name: string, { size, radius }: { readonly size: number; readonly radius: number }): string {
  const letter = { face: 'display', size: size * 0.69, colour: ground } as const
  const initial = initialOf(name)
  const left = (size - widthOf(initial, letter)) / 2
  const square = `<rect width="${size}" height="${size}" rx="${radius}" fill="${leaf}"/>`
  return svg(size, size, square + outlined(initial, letter, left, size * 0.74))
}

/** The first letter or digit; the first sign of a name without any. */
const initialOf = (name: string): string => {
  const signs = graphemesOf(name)
  return (signs.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? '').toLocaleUpperCase('en')
}

const margin = 110
const lineHeight = 112

/** The name in the middle of the brand's ground. */
function card(name: string): string {
  const { width, height } = socialCard
  const letters = { face: 'display', size: 104, colour: ink } as const
  const lines = wrapped(name, letters, width - 2 * margin, 3)
  const top = height / 2 + 30 - ((lines.length - 1) * lineHeight) / 2
  const words = lines.map((line, nth) =>
    outlined(line, letters, (width - widthOf(line, letters)) / 2, top + nth * lineHeight),
  )
  const stroke = `<rect x="${width / 2 - 28}" y="${top + (lines.length - 1) * lineHeight + 58}" width="56" height="4" fill="${saffron}"/>`
  return svg(width, height, words.join('') + stroke)
}

const svg = (width: number, height: number, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`
