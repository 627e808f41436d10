import { bothFolds, drawnBoth, lineThrough, mirror } from '../path.ts'
import type { GarmentDraft } from '../template.ts'
import { cuffsOf, endStitches, type Sleeve, sleeveFolds, sleeveLength, sleevesOf } from './sleeves.ts'
import {
  armholes,
  backBand,
  bodyOf,
  type Cut,
  crewBand,
  hemStitches,
  neckInside,
  torsoFolds,
} from './tops.ts'

const teeCut: Cut = {
  neck: 45,
  frontNeck: 124,
  backNeck: 89,
  shoulder: [107, 101],
  arm: [113, 194],
  waist: [110, 310],
  hem: [114, 424],
  drop: 9,
}
const teeSleeve: Sleeve = {
  outside: [306, 100, 323, 109, 337, 130, 353, 164, 367, 200],
  inside: [322, 234, 317, 212, 313, 192],
  round: 7,
  grain: -27,
  swell: 30,
}
const teeFolds = [
  ...torsoFolds(teeCut),
  ...sleeveFolds(teeSleeve, [
    [0.7, -0.05, -0.9],
    [0.42, 0.1, 0.8],
    [0.2, 0.22, -0.5],
  ]),
  ...sleeveLength(teeSleeve, 0.12, 0.98, 0.5, 10),
]
const teeStitches = [...hemStitches(teeCut, 9, 12), ...endStitches(teeSleeve, 8, 10.5)]

const tee: GarmentDraft = {
  id: 'tee',
  name: 'Jersey tee',
  type: 'Topwear',
  cloth: 'jersey',
  printArea: { x: 122, y: 150, width: 156, height: 208, widthMm: 300, heightMm: 400 },
  front: {
    parts: [
      ...neckInside(teeCut),
      ...sleevesOf(teeSleeve),
      bodyOf(teeCut, 'front'),
      ...crewBand(teeCut, 10, 2.3),
    ],
    folds: teeFolds,
    seams: [...armholes(teeCut), 'M246 84L303 104', 'M154 84L97 104'],
    stitches: teeStitches,
  },
  back: {
    parts: [...sleevesOf(teeSleeve), bodyOf(teeCut, 'back'), ...backBand(teeCut, 2.3)],
    folds: [
      ...teeFolds,
      { d: lineThrough(140, 128, 200, 142, 260, 128), width: 12, strength: 0.4 },
      ...bothFolds({ d: lineThrough(262, 112, 244, 160, 250, 220), width: 11, strength: -0.45 }),
    ],
    seams: armholes(teeCut),
    stitches: [...teeStitches, lineThrough(156, 92, 200, 100, 244, 92)],
  },
}

const kidsCut: Cut = { ...teeCut, frontNeck: 116, waist: [115, 290], hem: [122, 386], drop: 8 }
const kidsTee: GarmentDraft = {
  ...tee,
  id: 'kids-tee',
  name: "Kids' tee",
  size: 0.96,
  printArea: { x: 130, y: 150, width: 140, height: 163.3, widthMm: 240, heightMm: 280 },
  front: {
    ...tee.front,
    parts: [
      ...neckInside(kidsCut),
      ...sleevesOf(teeSleeve),
      bodyOf(kidsCut, 'front'),
      ...crewBand(kidsCut, 12, 2.6),
    ],
    folds: [...torsoFolds(kidsCut), ...teeFolds.slice(-8)],
    stitches: [...hemStitches(kidsCut, 10, 13), ...endStitches(teeSleeve, 8, 10.5)],
  },
  back: {
    ...tee.back,
    parts: [...sleevesOf(teeSleeve), bodyOf(kidsCut, 'back'), ...backBand(kidsCut, 2.6)],
    folds: [...torsoFolds(kidsCut), ...teeFolds.slice(-8)],
    stitches: [...hemStitches(kidsCut, 10, 13), ...endStitches(teeSleeve, 8, 10.5)],
  },
}

const blouseCut: Cut = {
  neck: 47,
  frontNeck: 178,
  backNeck: 92,
  shoulder: [92, 99],
  arm: [97, 186],
  waist: [88, 282],
  hem: [112, 404],
  drop: 12,
}
/** Full below the elbow and gathered above the wrist. */
const bishop: Sleeve = {
  outside: [290, 98, 312, 106, 328, 140, 340, 196, 354, 252, 362, 296, 346, 326],
  inside: [312, 334, 300, 314, 299, 272, 302, 232, 297, 184],
  round: 3,
  grain: -13,
  swell: 30,
}
const blouseNeck = lineThrough(247, 80, 238, 116, 222, 150, 200, 178)
const blouseFolds = [
  ...torsoFolds(blouseCut),
  ...sleeveFolds(bishop, [
    [0.85, -0.1, -0.9],
    [0.62, 0, 0.7],
    [0.3, 0.06, -0.7],
  ]),
  ...bothFolds(
    { d: lineThrough(322, 330, 316, 306, 318, 276), width: 5, strength: -1 },
    { d: lineThrough(330, 329, 330, 300, 332, 262), width: 6, strength: 1.1 },
    { d: lineThrough(338, 327, 342, 304, 344, 270), width: 5, strength: -1 },
    { d: lineThrough(310, 332, 306, 314, 308, 292), width: 5, strength: 0.8 },
    { d: lineThrough(300, 104, 318, 140, 326, 190), width: 8, strength: 0.7 },
    { d: lineThrough(294, 106, 306, 140, 312, 176), width: 6, strength: -0.6 },
    { d: lineThrough(238, 118, 246, 170, 240, 236), width: 9, strength: 0.55 },
  ),
]
const blouse: GarmentDraft = {
  id: 'blouse',
  name: 'Satin blouse',
  type: 'Topwear',
  cloth: 'satin',
  front: {
    parts: [
      ...neckInside({ ...blouseCut, frontNeck: 184 }, 7),
      ...sleevesOf(bishop),
      ...cuffsOf(bishop, 13, 3),
      {
        ...bodyOf(blouseCut, 'front'),
        d: drawnBoth(
          [201, 178, 222, 150, 238, 116, 247, 80],
          [247, 80, 270, 86, 292, 99],
          [292, 99, 285, 142, 297, 186],
          [297, 186, 288, 282, 312, 404],
          [312, 404, 262, 414, 200, 416],
        ),
      },
    ],
    folds: [...blouseFolds, { d: lineThrough(200, 184, 206, 250, 196, 330), width: 11, strength: 0.55 }],
    seams: armholes(blouseCut),
    stitches: [blouseNeck, mirror(blouseNeck), ...hemStitches(blouseCut, 6)],
  },
  back: {
    parts: [...sleevesOf(bishop), ...cuffsOf(bishop, 13, 3), bodyOf(blouseCut, 'back')],
    folds: [
      ...blouseFolds,
      ...bothFolds({ d: lineThrough(232, 104, 226, 170, 234, 250), width: 10, strength: 0.5 }),
    ],
    seams: [...armholes(blouseCut), 'M200 94L200 150'],
    stitches: [lineThrough(156, 84, 178, 94, 200, 96, 222, 94, 244, 84), ...hemStitches(blouseCut, 6)],
    buttons: [{ x: 200, y: 100, r: 2.8 }],
  },
}

export const topwear: readonly GarmentDraft[] = [tee, blouse, kidsTee]
