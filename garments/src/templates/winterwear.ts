import { bothFolds, drawn, drawnBoth, lineThrough } from '../path.ts'
import type { Fold, GarmentDraft, Part } from '../template.ts'
import { cuffsOf, type Sleeve, sleeveFolds, sleeveLength, sleevesOf } from './sleeves.ts'
import { armholes, backBand, bodyOf, type Cut, crewBand, hemBand, neckInside, torsoFolds } from './tops.ts'

const hoodieCut: Cut = {
  neck: 52,
  frontNeck: 150,
  backNeck: 96,
  shoulder: [117, 113],
  arm: [123, 222],
  waist: [128, 320],
  hem: [118, 386],
  drop: 7,
}
/** Slouches: full below, gathered into its cuff. */
const hoodieSleeve: Sleeve = {
  outside: [316, 112, 337, 124, 353, 158, 367, 216, 379, 276, 386, 330, 376, 372],
  inside: [344, 378, 333, 352, 331, 306, 332, 262, 323, 220],
  grain: -14,
  bend: { x: 352, y: 262, grain: -3 },
  swell: 28,
}
/** The hood lies on the shoulders: its mouth before, its fold behind. */
const hoodFallen: readonly Part[] = [
  {
    d: drawnBoth(
      [200, 40, 236, 42, 264, 60, 277, 92],
      [277, 92, 276, 112, 262, 124],
      [262, 124, 230, 140, 200, 142],
    ),
    lift: 2,
    swell: 24,
  },
  {
    d: drawnBoth([200, 60, 226, 61, 246, 74, 250, 92], [250, 92, 242, 118, 224, 140, 200, 156]),
    lift: 0,
    swell: 16,
    tone: 0.52,
    plain: true,
  },
  { d: 'M188 92L212 92L211.6 104L188.4 104Z', lift: 0.6, swell: 2, colour: '#e9dfcb' },
]
const hoodMouth: readonly Part[] = [
  {
    d: drawn(
      [244, 66, 252, 86, 244, 112, 224, 134, 190, 154],
      [190, 154, 194, 164, 202, 170],
      [202, 170, 240, 158, 270, 132],
      [270, 132, 281, 106, 268, 74, 244, 66],
    ),
    lift: 2.2,
    swell: 12,
    grain: -24,
  },
  {
    d: drawn(
      [156, 66, 148, 86, 156, 112, 176, 134, 210, 154],
      [210, 154, 207, 164, 199, 170],
      [199, 170, 160, 158, 130, 132],
      [130, 132, 119, 106, 132, 74, 156, 66],
    ),
    lift: 2.6,
    swell: 12,
    grain: 24,
  },
]
const hoodieFolds: Fold[] = [
  ...torsoFolds(hoodieCut),
  ...sleeveFolds(
    hoodieSleeve,
    [
      [1, -0.12, -0.9],
      [0.9, -0.06, 1],
      [0.84, -0.1, -0.9, 'outside'],
      [0.74, -0.04, 0.9, 'outside'],
      [0.46, -0.04, -1],
      [0.38, 0.02, 1],
      [0.3, 0.06, -0.7],
      [0.1, 0.06, 0.7],
    ],
    9,
  ),
  ...sleeveLength(hoodieSleeve, 0.05, 0.4, 0.45, 11),
  ...bothFolds(
    { d: lineThrough(314, 392, 306, 366, 300, 340), width: 7, strength: 0.8 },
    { d: lineThrough(298, 394, 292, 372, 290, 352), width: 6, strength: -0.7 },
  ),
]
const pouch: Part = {
  d: drawnBoth(
    [200, 300, 228, 300, 254, 302],
    [254, 302, 262, 326, 282, 350],
    [282, 350, 283, 372, 281, 388],
    [281, 388, 240, 392, 200, 393],
  ),
  lift: 1.4,
  swell: 17,
}
const pouchStitch = [lineThrough(257, 304, 265, 327, 284, 350), lineThrough(143, 304, 135, 327, 116, 350)]

export const hoodie: GarmentDraft = {
  id: 'hoodie',
  name: 'Hoodie',
  type: 'Winterwear',
  cloth: 'fleece',
  printArea: { x: 136, y: 180, width: 128, height: 117.3, widthMm: 300, heightMm: 275 },
  front: {
    parts: [
      ...hoodFallen,
      ...sleevesOf(hoodieSleeve),
      ...cuffsOf(hoodieSleeve, 26, 4, 3.2),
      bodyOf(hoodieCut, 'front'),
      hemBand(hoodieCut, 26, 6, 3.2),
      pouch,
      ...hoodMouth,
    ],
    folds: hoodieFolds,
    seams: armholes(hoodieCut),
    stitches: [
      lineThrough(147, 304, 200, 303, 253, 304),
      lineThrough(147, 307, 200, 306, 253, 307),
      ...pouchStitch,
      lineThrough(249, 90, 240, 114, 222, 136, 192, 156),
      lineThrough(151, 90, 160, 114, 178, 136, 206, 155),
    ],
    buttons: [
      { x: 181, y: 149, r: 2.6 },
      { x: 220, y: 148, r: 2.6 },
    ],
    cords: [
      { d: lineThrough(181, 149, 178, 176, 184, 206, 180, 236), width: 3.4, colour: '#e9e2d4' },
      { d: lineThrough(220, 148, 225, 176, 218, 200, 222, 222), width: 3.4, colour: '#e9e2d4' },
      { d: 'M180 234L179.6 243', width: 4.6, colour: '#b9ad97' },
      { d: 'M222 220L222.4 229', width: 4.6, colour: '#b9ad97' },
    ],
  },
  back: {
    parts: [
      ...sleevesOf(hoodieSleeve),
      ...cuffsOf(hoodieSleeve, 26, 4, 3.2),
      bodyOf(hoodieCut, 'back'),
      hemBand(hoodieCut, 26, 6, 3.2),
      {
        d: drawnBoth([200, 42, 236, 44, 262, 62, 274, 94], [274, 94, 276, 130, 256, 168, 226, 190, 200, 196]),
        lift: 3,
        swell: 26,
      },
    ],
    folds: [
      ...hoodieFolds,
      ...bothFolds(
        { d: lineThrough(268, 96, 250, 140, 214, 178), width: 9, strength: 0.7 },
        { d: lineThrough(252, 84, 236, 122, 208, 150), width: 9, strength: -0.7 },
      ),
      { d: lineThrough(150, 66, 176, 86, 224, 86, 250, 66), width: 11, strength: -0.8 },
    ],
    seams: [...armholes(hoodieCut), 'M200 46L200 194'],
    stitches: ['M203 48L203 192'],
  },
}

const knitCut: Cut = {
  neck: 46,
  frontNeck: 114,
  backNeck: 90,
  shoulder: [112, 106],
  arm: [116, 208],
  waist: [118, 310],
  hem: [114, 372],
  drop: 5,
}
/** Laid flat, the forearms folded back towards the hem. */
const knitSleeve: Sleeve = {
  outside: [311, 105, 336, 119, 356, 158, 374, 210, 384, 256, 382, 306, 370, 356],
  inside: [334, 349, 339, 306, 338, 272, 329, 240, 316, 206],
  grain: -23,
  bend: { x: 356, y: 240, grain: 12 },
  swell: 22,
}
const knitFolds: Fold[] = [
  ...torsoFolds(knitCut).filter((_, index) => ![0, 1, 2, 3, 8, 9].includes(index)),
  ...sleeveFolds(
    knitSleeve,
    [
      [0.66, 0.02, -1],
      [0.58, 0.06, 1],
      [0.5, 0.12, -0.9],
      [0.72, -0.06, 0.7],
      [0.14, 0.08, 0.7],
      [0.04, 0.06, -0.8],
    ],
    9,
  ),
  ...sleeveLength(knitSleeve, 0.05, 0.45, 0.5, 12),
]
const knitBands = [...cuffsOf(knitSleeve, 30, 5, 3.4), hemBand(knitCut, 32, 3, 3.4)]

export const sweater: GarmentDraft = {
  id: 'sweater',
  name: 'Knitted jumper',
  type: 'Winterwear',
  cloth: 'knit',
  front: {
    parts: [
      ...neckInside(knitCut),
      ...sleevesOf(knitSleeve),
      bodyOf(knitCut, 'front'),
      ...knitBands,
      ...crewBand(knitCut, 16, 3.2),
    ],
    folds: knitFolds,
    seams: armholes(knitCut),
  },
  back: {
    parts: [...sleevesOf(knitSleeve), bodyOf(knitCut, 'back'), ...knitBands, ...backBand(knitCut, 3.2)],
    folds: [...knitFolds, { d: lineThrough(140, 132, 200, 148, 260, 132), width: 14, strength: 0.5 }],
    seams: armholes(knitCut),
  },
}

export const winterwear: readonly GarmentDraft[] = [hoodie, sweater]
