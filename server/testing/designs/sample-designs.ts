import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DesignElement, TextStyle } from '@first-fashion/contract/designs/design-document'
import { designFonts, designWeights } from '@first-fashion/contract/designs/design-limits'
import { newImage, newShape, newText } from '@first-fashion/designer-engine/document/new-elements'
import sharp from 'sharp'
import type { DesignDrawing, DesignPicture } from '../../src/platform/media/drawing/draw-design.ts'

type Place = Partial<DesignElement['position']>

/** A text at a place in a style. */
const text = (words: string, style: Partial<TextStyle> = {}, place: Place = {}): DesignElement => {
  const element = newText(`t${words.length}${JSON.stringify(place).length}`, words)
  return {
    ...element,
    position: { ...element.position, x: 20, width: 260, ...place },
    style: { ...element.style, ...style },
  }
}
const shape = (name: 'circle' | 'triangle' | 'square' | 'star', color: string, place: Place, opacity = 1) => {
  const element = newShape(`${name}${color.slice(1)}`, name)
  return { ...element, position: { ...element.position, ...place }, style: { opacity, color } }
}
const picture = (url: string, place: Place = {}, change: object = {}): DesignElement => {
  const element = newImage(`p${url.slice(1)}`, url)
  return { ...element, position: { ...element.position, ...place }, ...change }
}

const paragraph =
  'The monsoon came early that year and washed the road to Matara clean of dust, and nobody minded.'

/** Designs that have shown differences between painters, by name. */
export const sampleDesigns: Readonly<Record<string, readonly DesignElement[]>> = {
  ...Object.fromEntries(
    designFonts.flatMap((fontFamily) =>
      designWeights.map((fontWeight) => [
        `${fontFamily} ${fontWeight}`,
        [text('Hamburgefonstiv & 1948', { fontFamily, fontWeight, fontSize: 26, color: '#23574a' })],
      ]),
    ),
  ),
  'a small paragraph': [text(paragraph, { fontSize: 13, textAlign: 'left' }, { height: 120 })],
  'texts that are turned': [
    text('Galle Face', { fontSize: 40 }, { rotation: 33 }),
    text('Ella', { fontSize: 60, fontFamily: 'Georgia' }, { y: 160, rotation: -117 }),
  ],
  'texts that fade with their outline': [
    text('Kandy', { fontSize: 64, outlineWidth: 4, outlineColor: '#d9822b', opacity: 0.45 }, { height: 90 }),
  ],
  'letters with outlines and space': [
    text('COLOMBO', { fontSize: 34, letterSpacing: 9, outlineWidth: 2, fontFamily: 'Impact' }),
  ],
  'curved texts': [
    text('Round the island', { fontSize: 22, curve: 160 }, { y: 60, height: 120 }),
    text('and back again', { fontSize: 22, curve: -120 }, { y: 160, height: 120 }),
    text('By train\nthrough the hills of tea', { fontSize: 14, curve: 90 }, { y: 130, width: 60, x: 120 }),
  ],
  'Sinhala, Tamil and emoji': [
    text('ශ්‍රී ලංකාව', { fontSize: 44 }, { y: 20, height: 70 }),
    text('வணக்கம் இலங்கை', { fontSize: 30 }, { y: 110, height: 60 }),
    text('Tea 🍵 & palms 🌴🌴', { fontSize: 30 }, { y: 190, height: 60 }),
  ],
  'shapes that lie over each other': [
    shape('circle', '#a8322a', { x: 20, y: 20, width: 160, height: 160 }, 0.8),
    shape('square', '#1f6570', { x: 90, y: 70, width: 160, height: 120, rotation: 12 }, 0.5),
    shape('triangle', '#d9822b', { x: 60, y: 120, width: 150, height: 150 }, 0.7),
    shape('star', '#23574a', { x: 130, y: 130, width: 140, height: 140, rotation: -20 }),
  ],
  'a photograph': [picture('/photo')],
  'a photograph that is turned and fades': [
    picture('/photo', { rotation: 21 }, { style: { opacity: 0.6, color: '#000000' } }),
  ],
  'a picture that shows through, over a shape': [
    shape('square', '#d9822b', { x: 40, y: 40, width: 220, height: 220 }),
    picture('/alpha', { rotation: -30 }),
  ],
  'a picture that is cut': [
    picture('/photo', {}, { crop: { left: 0.2, top: 0.1, width: 0.5, height: 0.7 } }),
  ],
  'a pattern': [picture('/tile', { x: 10, y: 10, width: 280, height: 280 }, { tileWidth: 47 })],
  'a picture that is much enlarged': [picture('/tiny', { x: 0, y: 0, width: 300, height: 300 })],
}

/** Where the pictures of the sample designs lie. */
export async function samplePictures(): Promise<DesignPicture[]> {
  const folder = await mkdtemp(join(tmpdir(), 'designs-'))
  const made = [
    ['/photo', waves(900, 700, 3)],
    ['/alpha', waves(400, 400, 4)],
    // As large as the level that its tiles of 141 px are painted from.
    ['/tile', waves(200, 200, 4)],
    ['/tiny', waves(40, 30, 3)],
  ] as const
  return Promise.all(
    made.map(async ([url, image]) => {
      const path = join(folder, `${url.slice(1)}.png`)
      await image.png().toFile(path)
      return { url, isBackgroundRemoved: false, level: 0, path }
    }),
  )
}

/** Soft colours with hard edges; with a fourth channel, round and transparent outside. */
function waves(width: number, height: number, channels: 3 | 4) {
  const data = Buffer.alloc(width * height * channels)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels
      const isDark = (Math.floor(x / 40) + Math.floor(y / 40)) % 2 === 0
      data[at] = Math.round(128 + 127 * Math.sin(x / 60))
      data[at + 1] = Math.round(128 + 127 * Math.sin(y / 45 + x / 90))
      data[at + 2] = isDark ? 40 : 210
      if (channels === 4) {
        const distance = Math.hypot(x / width - 0.5, y / height - 0.5)
        data[at + 3] = Math.round(255 * Math.min(1, Math.max(0, (0.5 - distance) * 8)))
      }
    }
  return sharp(data, { raw: { width, height, channels } })
}

/** The drawing of a sample, 3 pixels per page unit. */
export const drawingOf = (
  elements: readonly DesignElement[],
  pictures: readonly DesignPicture[],
): DesignDrawing => ({
  content: { elements, background: 'transparent' },
  file: { widthPx: 900, heightPx: 1200, dpi: 75, fill: 'fit' },
  pictures: pictures.filter(({ url }) => elements.some((one) => one.type === 'image' && one.url === url)),
})
