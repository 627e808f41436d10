import type { GarmentDraft } from '../template.ts'
import { mug, mugAround } from './mugs.ts'

/** Things that are not worn: blanks for the designer. Their print areas are what print partners offer. */

const sheet = 'M98 96L302 96L302 384L98 384Z'
const poster: GarmentDraft = {
  id: 'poster',
  name: 'Poster, 50 x 70 cm',
  type: 'Accessories',
  cloth: 'paper',
  printArea: { x: 100, y: 100, width: 200, height: 280, widthMm: 500, heightMm: 700 },
  front: {
    parts: [
      { d: 'M90 86L310 86L310 96L90 96Z', lift: 3, swell: 4, colour: '#8a5f3c' },
      { d: sheet, lift: 1, form: 'flat' },
      { d: 'M90 84L310 84L310 98L90 98Z', lift: 2.4, swell: 5, colour: '#8a5f3c' },
      { d: 'M90 382L310 382L310 396L90 396Z', lift: 2.4, swell: 5, colour: '#8a5f3c' },
    ],
    folds: [],
    cords: [{ d: 'M104 86L200 44L296 86', width: 1.6, colour: '#cbb892' }],
  },
  back: {
    parts: [
      { d: sheet, lift: 1, form: 'flat', colour: '#efe9dd' },
      { d: 'M90 84L310 84L310 98L90 98Z', lift: 2.4, swell: 5, colour: '#7c5435' },
      { d: 'M90 382L310 382L310 396L90 396Z', lift: 2.4, swell: 5, colour: '#7c5435' },
    ],
    folds: [],
    cords: [{ d: 'M104 86L200 44L296 86', width: 1.6, colour: '#cbb892' }],
  },
}

const roundedBox = (left: number, top: number, right: number, bottom: number, r: number) => {
  const k = r * 0.45
  return `M${left + r} ${top}L${right - r} ${top}C${right - k} ${top} ${right} ${top + k} ${right} ${top + r}L${right} ${bottom - r}C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}L${left + r} ${bottom}C${left + k} ${bottom} ${left} ${bottom - k} ${left} ${bottom - r}L${left} ${top + r}C${left} ${top + k} ${left + k} ${top} ${left + r} ${top}Z`
}
const lens = (x: number, y: number) => [
  { d: roundedBox(x - 12, y - 12, x + 12, y + 12, 12), lift: 1.6, swell: 4, colour: '#3a3a3c' },
  { d: roundedBox(x - 8, y - 8, x + 8, y + 8, 8), lift: -1, swell: 6, colour: '#0d0f14' },
]
const phoneCase: GarmentDraft = {
  id: 'phone-case',
  name: 'Phone case',
  type: 'Accessories',
  cloth: 'shell',
  printArea: { x: 126, y: 92, width: 148, height: 308, widthMm: 74, heightMm: 154 },
  front: {
    parts: [
      { d: roundedBox(120, 86, 280, 406, 28), lift: 4, swell: 9 },
      { d: roundedBox(132, 98, 202, 168, 20), lift: 1.4, swell: 5, colour: '#26272a' },
      ...lens(151, 117),
      ...lens(151, 149),
      ...lens(183, 133),
      { d: roundedBox(179, 108, 187, 116, 4), lift: 0.6, swell: 2, colour: '#efe6cf' },
    ],
    folds: [],
  },
  back: {
    parts: [
      { d: roundedBox(120, 86, 280, 406, 28), lift: 4, swell: 9 },
      { d: roundedBox(127, 93, 273, 399, 22), lift: -1.4, swell: 6, colour: '#101216' },
      { d: roundedBox(182, 104, 218, 115, 5.5), lift: 0.6, swell: 2, colour: '#000000' },
    ],
    folds: [],
  },
}

export const objects: readonly GarmentDraft[] = [mug, mugAround, poster, phoneCase]
