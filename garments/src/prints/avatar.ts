import sharp from 'sharp'
import { linear, type Rgb, toSrgb } from '../colour.ts'
import { streaks, weaveSize } from '../weave.ts'
import { batik } from './batik.ts'

const size = 320
/** Drawing units across. */
const span = 44
const grounds = [
  '#23574a',
  '#27405e',
  '#a8322a',
  '#5b3e2b',
  '#1f6570',
  '#b86a1d',
  '#4a5a3a',
  '#6d3b4f',
] as const
const thread = streaks(41, 3, 3)

/** A batik cutting as the avatar of a person without a picture: a square PNG, the same for the same number. */
export async function renderAvatar(number: number): Promise<Buffer> {
  const coverage = await batik(number * 7 + 3)
  const dye = linear(grounds[number % grounds.length] ?? grounds[0])
  const wax = linear('#f3e9d2')
  const pixels = new Uint8Array(size * size * 3)
  const from = (number * 29) % 90
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const share = coverage(from + (x / size) * span, from + (y / size) * span)
      const fall = 1.04 - 0.1 * ((x + y) / (2 * size))
      const light = fall * (1 + 0.02 * (thread[(y % weaveSize) * weaveSize + (x % weaveSize)] ?? 0))
      for (let c = 0; c < 3; c++) pixels[(y * size + x) * 3 + c] = toSrgb(mixed(dye, wax, share, c) * light)
    }
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer()
}

const mixed = (dye: Rgb, wax: Rgb, share: number, channel: number) =>
  (dye[channel] ?? 0) * (1 - share) + (wax[channel] ?? 0) * share
