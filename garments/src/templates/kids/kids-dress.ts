import { both, bothFolds, drawn, drawnBoth, lineThrough } from '../../path.ts'
import type { Fold, GarmentDraft, Part } from '../../template.ts'
import { fold } from '../bottoms.ts'
import { type Flared, flaredFolds, flaredParts, flaredStitch } from '../flared.ts'
import { type Sleeve, sleevesOf } from '../sleeves.ts'

const kidsSkirt: Flared = {
  top: { half: 76, y: 204 },
  hem: { half: 150, y: 372 },
  hip: 12,
  sag: 18,
  flutes: 7,
  wave: 3.2,
}
/** Puffed, gathered at the shoulder and into a band above the elbow. */
const puff: Sleeve = {
  outside: [271, 92, 296, 88, 320, 108, 328, 138, 316, 160],
  inside: [280, 172, 274, 164, 276, 150],
  round: 4,
  grain: -26,
  swell: 24,
}
const roundCollar = both({
  d: drawn(
    [240, 76, 240, 92, 226, 108, 202, 114],
    [202, 114, 206, 130, 224, 138, 246, 130, 262, 112, 264, 90],
    [264, 90, 256, 80, 240, 76],
  ),
  lift: 2.4,
  swell: 6,
  grain: -30,
  plain: true,
  tone: 1.04,
})
const kidsBodice = (neckY: number): Part => ({
  d: drawnBoth(
    [200, neckY, 222, neckY - 8, 242, 80],
    [242, 80, 256, 85, 272, 93],
    [272, 93, 268, 122, 280, 154],
    [280, 154, 278, 180, 277, 206],
    [277, 206, 240, 212, 200, 213],
  ),
  lift: 1,
  swell: 36,
})
const kidsBand: Part = {
  d: drawnBoth([200, 202, 240, 201, 277, 196], [277, 196, 279, 213], [279, 213, 240, 218, 200, 219]),
  lift: 1.2,
  swell: 6,
  grain: 90,
}
const kidsFolds: Fold[] = [
  ...flaredFolds(kidsSkirt, 21),
  ...bothFolds(
    fold(5, 1, 274, 94, 290, 100, 304, 126),
    fold(5, -0.9, 273, 98, 284, 110, 294, 134),
    fold(5, 0.9, 274, 106, 282, 124, 288, 150),
    fold(5, -1, 310, 164, 308, 146, 304, 128),
    fold(5, 1, 298, 168, 296, 150, 292, 134),
    fold(5, -0.9, 288, 170, 286, 154, 284, 142),
    fold(6, -0.6, 278, 160, 258, 168, 240, 186),
    fold(6, 0.6, 274, 196, 258, 184, 250, 170),
  ),
]
const puffBand = both({
  d: drawn(
    [317, 158, 320, 168],
    [320, 168, 302, 180, 281, 182],
    [281, 182, 279, 171],
    [279, 171, 300, 168, 317, 158],
  ),
  lift: 1.4,
  swell: 5,
  grain: -26,
})

export const kidsDress: GarmentDraft = {
  id: 'kids-dress',
  name: "Kids' dress",
  type: 'Dresses',
  cloth: 'cotton',
  size: 0.92,
  front: {
    parts: [
      {
        d: drawnBoth([200, 72, 222, 72, 246, 80], [246, 80, 236, 106, 200, 118]),
        lift: 0,
        swell: 10,
        tone: 0.52,
        plain: true,
      },
      { d: 'M188 79L212 79L211.6 90L188.4 90Z', lift: 0.6, swell: 2, colour: '#e9dfcb' },
      ...sleevesOf(puff),
      ...puffBand,
      ...flaredParts(kidsSkirt),
      kidsBodice(112),
      kidsBand,
      ...roundCollar,
    ],
    folds: kidsFolds,
    seams: [lineThrough(272, 93, 268, 122, 280, 154), lineThrough(128, 93, 132, 122, 120, 154)],
    stitches: [
      flaredStitch(kidsSkirt, 9),
      lineThrough(209, 128, 225, 134, 244, 127, 258, 111, 260, 92),
      lineThrough(191, 128, 175, 134, 156, 127, 142, 111, 140, 92),
    ],
    buttons: [146, 164, 182].map((y) => ({ x: 200, y, r: 3.6 })),
  },
  back: {
    parts: [
      {
        d: drawnBoth([200, 76, 216, 76], [216, 76, 216, 96], [216, 96, 200, 96]),
        lift: 0,
        swell: 6,
        tone: 0.6,
        plain: true,
      },
      ...sleevesOf(puff),
      ...puffBand,
      ...flaredParts(kidsSkirt),
      kidsBodice(88),
      kidsBand,
      ...both({
        d: drawn([202, 206, 226, 184, 250, 184, 256, 200], [256, 200, 252, 220, 226, 224, 202, 206]),
        lift: 2.6,
        swell: 10,
        grain: -70,
      }),
      ...both({
        d: drawn(
          [202, 212, 214, 240, 222, 274, 222, 304],
          [222, 304, 232, 306, 242, 298],
          [242, 298, 240, 262, 226, 230, 206, 208],
        ),
        lift: 2,
        swell: 6,
        grain: -10,
        open: true,
      }),
      {
        d: drawn([192, 202, 200, 198, 208, 202], [208, 202, 210, 214, 200, 220, 190, 214, 192, 202]),
        lift: 3,
        swell: 6,
      },
      ...both({
        d: drawn(
          [201, 76, 224, 75, 241, 77],
          [241, 77, 262, 90, 258, 108, 236, 118, 203, 114],
          [203, 114, 202, 96, 201, 76],
        ),
        lift: 2.2,
        swell: 6,
        grain: -30,
        plain: true,
        tone: 1.04,
      }),
    ],
    folds: [
      ...kidsFolds,
      ...bothFolds(
        fold(5, 1, 207, 204, 226, 196, 248, 192),
        fold(5, -1, 207, 207, 228, 204, 250, 205),
        fold(5, 0.9, 207, 210, 226, 214, 246, 216),
        fold(5, 0.9, 206, 214, 218, 240, 230, 296),
      ),
    ],
    seams: [
      'M200 116L200 196',
      lineThrough(272, 93, 268, 122, 280, 154),
      lineThrough(128, 93, 132, 122, 120, 154),
    ],
    stitches: [flaredStitch(kidsSkirt, 9)],
    buttons: [132, 154, 176].map((y) => ({ x: 200, y, r: 3.2 })),
  },
}
