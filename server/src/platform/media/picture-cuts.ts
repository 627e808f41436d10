import { type GarmentTemplate, parsePictureKey, templates } from '@first-fashion/garments'
import type { Sharp } from 'sharp'

/** Pictures derived from a drawing: a close-up of the cloth, and the garment in late afternoon light. */
export const pictureCuts = ['detail', 'evening'] as const
export type PictureCut = (typeof pictureCuts)[number]

export interface PictureName {
  /** The drawing that it is made of. */
  readonly drawing: string
  readonly cut: PictureCut | undefined
}

/** Reads a picture's name as it stands in addresses: a drawing's key, with '.detail' or '.evening' behind it or not. */
export function readPictureName(name: string): PictureName | undefined {
  const [, drawing = name, cut] = /^(.*)\.(detail|evening)$/.exec(name) ?? []
  if (parsePictureKey(drawing) === undefined) return undefined
  return { drawing, cut: cut === 'detail' || cut === 'evening' ? cut : undefined }
}

/** Makes the cut of a drawing; pictures stay 4:5. Sizes in px. */
export function cutPicture(
  picture: Sharp,
  { drawing, cut }: PictureName,
  size: { readonly width: number; readonly height: number },
): Sharp {
  if (cut === 'detail') return picture.extract(detailOf(drawing, size))
  if (cut === 'evening') return inEveningLight(picture, size)
  return picture
}

/** The close-up of each garment type: left and top of a frame of 0.46 by 0.46 of the picture. */
const looks: Readonly<Record<GarmentTemplate['type'], readonly [left: number, top: number]>> = {
  Topwear: [0.27, 0.1],
  Winterwear: [0.27, 0.1],
  Dresses: [0.27, 0.12],
  Bottomwear: [0.27, 0.08],
  Footwear: [0.05, 0.2],
  Accessories: [0.27, 0.3],
  Bags: [0.27, 0.34],
}
const share = 0.46

function detailOf(drawing: string, { width, height }: { readonly width: number; readonly height: number }) {
  const picture = parsePictureKey(drawing)
  const type = templates.find(({ id }) => id === picture?.template)?.type ?? 'Topwear'
  const [left, top] = looks[type]
  return {
    left: Math.round(width * left),
    top: Math.round(height * top),
    width: Math.round(width * share),
    height: Math.round(height * share),
  }
}

/** A slat's shadow from its upper edge to its lower; a blur would run out at the picture's sides and leave them bare. */
const slatStops = [
  [0, 0],
  [0.1, 0.03],
  [0.22, 0.12],
  [0.34, 0.21],
  [0.45, 0.24],
  [0.55, 0.24],
  [0.66, 0.21],
  [0.78, 0.12],
  [0.9, 0.03],
  [1, 0],
]
  .map(([at, shade]) => `<stop offset="${at}" stop-color="#7d5a4c" stop-opacity="${shade}"/>`)
  .join('')

/** Low sun from the left: warmer, deeper on the far side, with the slats of a shutter on the wall and the cloth. */
function inEveningLight(
  picture: Sharp,
  { width, height }: { readonly width: number; readonly height: number },
): Sharp {
  const slats = Array.from({ length: 8 }, (_, nth) => height * (nth * 0.155 - 0.16))
  // A slat's shadow falls that far from the left edge to the right, and is that high with its soft edges.
  const [fall, high] = [height * 0.2, height * 0.09]
  const steep = fall / width
  const across = high / (1 + steep ** 2)
  const edges = slats.map(
    (y, nth) =>
      `<linearGradient id="slat${nth}" href="#slat" gradientUnits="userSpaceOnUse" x1="0" y1="${y}" x2="${-steep * across}" y2="${y + across}"/>`,
  )
  const shadows = slats.map(
    (y, nth) =>
      `<path fill="url(#slat${nth})" d="M0 ${y} L${width} ${y + fall} V${y + fall + high} L0 ${y + high}Z"/>`,
  )
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="fall" x1="0" y1="0" x2="1" y2="0.6">
        <stop offset="0" stop-color="#fff1da"/><stop offset="0.55" stop-color="#f8e2c6"/><stop offset="1" stop-color="#d6b7a3"/>
      </linearGradient>
      <linearGradient id="slat">${slatStops}</linearGradient>
      ${edges.join('')}
    </defs>
    <rect width="100%" height="100%" fill="url(#fall)"/>
    ${shadows.join('')}
  </svg>`
  return picture.composite([{ input: Buffer.from(light), blend: 'multiply' }]).modulate({ brightness: 1.03 })
}
