import type { GarmentPicture } from '../picture.ts'
import type { Hang, PlacedGarment } from './scene.ts'

const front = (template: string, colour: string, print: GarmentPicture['print']): GarmentPicture => ({
  template,
  view: 'front',
  colour,
  print,
})

export const plain = (template: string, colour: string) => front(template, colour, { kind: 'solid' })
export const striped = (template: string, colour: string, stripe: string) =>
  front(template, colour, { kind: 'stripe', colour: stripe })
export const checked = (template: string, colour: string, check: string) =>
  front(template, colour, { kind: 'check', colour: check })
export const waxed = (template: string, colour: string, seed: number, wax = cream) =>
  front(template, colour, { kind: 'batik', colour: wax, seed })

export const cream = '#efe7da'
export const indigo = '#27405e'
export const leaf = '#23574a'
export const saffron = '#d9822b'
export const hibiscus = '#a8322a'
export const timber = '#5b3e2b'
export const sand = '#c9a27a'
export const lagoon = '#1f6570'
export const moss = '#8a9a6b'
export const charcoal = '#2e2d2b'

/** A garment on a rail; `gap` px from the rail to its upper edge. */
export const onRail = (
  picture: GarmentPicture,
  x: number,
  width: number,
  railY: number,
  by: Hang['by'] = 'hook',
  gap = by === 'clips' ? 96 : 84,
): PlacedGarment => ({
  picture,
  x,
  y: railY + gap,
  width,
  anchor: 'top',
  hang: { from: railY, by, waist: waists[picture.template] ?? 0.62 },
})

/** How wide a garment's upper edge is against its widest place. */
const waists: Readonly<Record<string, number>> = {
  sarong: 0.46,
  'midi-skirt': 0.46,
  scarf: 0.8,
  shorts: 0.74,
}

export const onShelf = (
  picture: GarmentPicture,
  x: number,
  width: number,
  shelfY: number,
): PlacedGarment => ({
  picture,
  x,
  y: shelfY + 7,
  width,
  anchor: 'bottom',
})
