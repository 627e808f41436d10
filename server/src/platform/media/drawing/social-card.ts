import sharp from 'sharp'
import { socialCard } from '../social-card-size.ts'
import { outlined, wrapped } from './text-outlines.ts'

export interface CardWords {
  readonly house: string
  readonly title: string
  readonly line: string
}

const [ink, timber, leaf] = ['#1c1a17', '#5b3e2b', '#23574a']
const margin = 72

/** What other sites show of a page: a portrait picture at the right, its words at the left. Returns a JPEG. */
export async function drawSocialCard(picture: string, words: CardWords): Promise<Buffer> {
  const { width, height } = socialCard
  const portrait = await sharp(picture).resize({ height }).toBuffer({ resolveWithObject: true })
  const left = width - portrait.info.width
  const title = { face: 'display', size: 68, colour: ink } as const
  const lines = wrapped(words.title, title, left - margin * 1.5, 4)
  const top = height / 2 - (lines.length - 1) * 38 - 6
  const svg = [
    outlined(words.house, { face: 'display', size: 34, colour: leaf }, margin, margin + 26),
    `<rect x="${margin}" y="${top - 104}" width="56" height="4" fill="#d9822b"/>`,
    ...lines.map((line, nth) => outlined(line, title, margin, top + nth * 76)),
    outlined(words.line, { face: 'text', size: 36, colour: timber }, margin, top + lines.length * 76 + 4),
  ].join('')
  return sharp({ create: { width, height, channels: 3, background: '#faf8f4' } })
    .composite([
      { input: portrait.data, left, top: 0 },
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`,
        ),
      },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
