import { both, bothFolds, drawn, drawnBoth, lineThrough } from '../path.ts'
import type { GarmentDraft, Part } from '../template.ts'
import { cuffsOf, type Sleeve, sleeveFolds, sleeveLength, sleevesOf } from './sleeves.ts'
import {
  armholes,
  backBand,
  bodyOf,
  type Cut,
  collarBehind,
  crewBand,
  hemStitches,
  neckInside,
  torsoFolds,
} from './tops.ts'

const longCut: Cut = {
  neck: 44,
  frontNeck: 120,
  backNeck: 89,
  shoulder: [97, 99],
  arm: [102, 188],
  waist: [97, 300],
  hem: [103, 414],
  drop: 9,
}
/** Held a little out from the body, straight and narrow. */
const longArm: Sleeve = {
  outside: [296, 98, 314, 109, 328, 140, 342, 198, 355, 256, 365, 312, 372, 364],
  inside: [346, 370, 335, 318, 322, 268, 311, 226, 302, 186],
  grain: -15,
  bend: { x: 333, y: 240, grain: -9 },
  swell: 23,
}
const longFolds = [
  ...torsoFolds(longCut),
  ...sleeveFolds(longArm, [
    [0.98, -0.16, -0.8],
    [0.9, -0.14, 0.8],
    [0.82, -0.06, -0.7, 'outside'],
    [0.5, -0.04, -0.9],
    [0.42, 0.04, 0.9],
    [0.12, 0.06, 0.7],
    [0.04, 0.05, -0.8],
  ]),
  ...sleeveLength(longArm, 0.05, 0.45, 0.4),
]

const longSleeve: GarmentDraft = {
  id: 'long-sleeve',
  name: 'Long-sleeved tee',
  type: 'Topwear',
  cloth: 'jersey',
  printArea: { x: 128, y: 148, width: 144, height: 192, widthMm: 300, heightMm: 400 },
  front: {
    parts: [
      ...neckInside(longCut),
      ...sleevesOf(longArm),
      ...cuffsOf(longArm, 20, 4, 2.8),
      bodyOf(longCut, 'front'),
      ...crewBand(longCut, 9, 2.3),
    ],
    folds: longFolds,
    seams: armholes(longCut),
    stitches: hemStitches(longCut, 9, 12),
  },
  back: {
    parts: [
      ...sleevesOf(longArm),
      ...cuffsOf(longArm, 20, 4, 2.8),
      bodyOf(longCut, 'back'),
      ...backBand(longCut, 2.3),
    ],
    folds: [
      ...longFolds,
      ...bothFolds({ d: lineThrough(254, 116, 236, 170, 242, 240), width: 11, strength: -0.45 }),
    ],
    seams: armholes(longCut),
    stitches: [...hemStitches(longCut, 9, 12), lineThrough(156, 92, 200, 100, 244, 92)],
  },
}

const tankCut: Cut = {
  neck: 40,
  frontNeck: 158,
  backNeck: 118,
  shoulder: [62, 78],
  arm: [92, 186],
  waist: [84, 290],
  hem: [92, 402],
  drop: 9,
}
const tankBody = (neckY: number): Part => ({
  d: drawnBoth(
    [200, neckY, 224, neckY - 7, 237, neckY - 36, 242, 74],
    [242, 74, 263, 82],
    [263, 82, 264, 114, 270, 156, 292, 186],
    [292, 186, 284, 290, 292, 402],
    [292, 402, 250, 409, 200, 411],
  ),
  lift: 1,
  swell: 40,
  open: true,
})
const tankBinding = (neckY: number): readonly Part[] => [
  {
    d: drawnBoth(
      [200, neckY - 3, 222, neckY - 9, 234.5, neckY - 38, 239, 73],
      [239, 73, 245, 75],
      [245, 75, 241, neckY - 34, 227, neckY - 2, 200, neckY + 5],
    ),
    lift: 1,
    swell: 3,
    tone: 0.97,
    plain: true,
  },
  ...both({
    d: drawn(
      [265.5, 83, 266, 114, 272.5, 154, 294, 185],
      [294, 185, 290, 190],
      [290, 190, 266, 160, 259, 114, 259, 80],
    ),
    lift: 1,
    swell: 3,
    tone: 0.97,
    plain: true,
  }),
]
const tankFolds = [
  ...torsoFolds(tankCut).slice(4),
  ...bothFolds(
    { d: lineThrough(290, 192, 268, 196, 244, 220, 234, 262), width: 8, strength: -0.7 },
    { d: lineThrough(286, 202, 266, 214, 250, 244), width: 8, strength: 0.8 },
    { d: lineThrough(252, 92, 250, 140, 240, 190), width: 8, strength: 0.5 },
  ),
]
const tankInside: Part = {
  d: drawnBoth([200, 114, 222, 108, 233, 94, 238, 82, 244, 84], [244, 84, 243, 110, 228, 150, 200, 162]),
  lift: 0,
  swell: 14,
  tone: 0.58,
  plain: true,
}
const tankHoles = both({
  d: drawn(
    [259, 84, 262, 118, 272, 156, 291, 186],
    [291, 186, 286, 160, 276, 118, 267, 92],
    [267, 92, 259, 84],
  ),
  lift: 0,
  swell: 8,
  tone: 0.5,
  plain: true,
})

const tank: GarmentDraft = {
  id: 'tank',
  name: 'Tank top',
  type: 'Topwear',
  cloth: 'jersey',
  printArea: { x: 139, y: 186, width: 122, height: 162.8, widthMm: 260, heightMm: 347 },
  front: {
    parts: [tankInside, ...tankHoles, tankBody(158), ...tankBinding(158)],
    folds: tankFolds,
    stitches: hemStitches(tankCut, 9, 12),
  },
  back: {
    parts: [tankBody(118), ...tankBinding(118)],
    folds: [...tankFolds, { d: lineThrough(200, 130, 204, 200, 198, 270), width: 12, strength: -0.5 }],
    stitches: hemStitches(tankCut, 9, 12),
  },
}

const poloCut: Cut = {
  neck: 42,
  frontNeck: 124,
  backNeck: 90,
  shoulder: [99, 101],
  arm: [104, 192],
  waist: [98, 306],
  hem: [101, 416],
  drop: 6,
}
/** Narrow, close to the arm, ended by a knitted band. */
const poloSleeve: Sleeve = {
  outside: [298, 100, 315, 110, 328, 136, 340, 170, 349, 200],
  inside: [307, 218, 306, 204, 303, 190],
  round: 4,
  grain: -20,
  swell: 26,
}
/** Knitted leaves, straight at their edges and pointed, turned down over the stand; tipped by a closer rib. */
const poloCollar: readonly Part[] = [
  ...both({
    d: drawn(
      [238, 62, 245, 78, 236, 100, 203, 127],
      [203, 127, 231, 161],
      [231, 161, 255, 128, 273, 98],
      [273, 98, 264, 74, 238, 62],
    ),
    lift: 2.8,
    swell: 6,
    grain: -36,
    plain: true,
    tone: 0.97,
  }),
  ...both({
    d: drawn(
      [203, 127, 231, 161],
      [231, 161, 255, 128, 273, 98],
      [273, 98, 270.5, 91],
      [270.5, 91, 251, 125, 230, 152],
      [230, 152, 206.5, 124.5],
      [206.5, 124.5, 203, 127],
    ),
    lift: 0.5,
    swell: 2,
    grain: -36,
    plain: true,
    rib: 2.3,
    tone: 0.9,
  }),
]
const poloFolds = [
  ...torsoFolds(poloCut),
  ...sleeveFolds(poloSleeve, [
    [0.8, -0.1, -0.8],
    [0.5, 0.1, 0.8],
  ]),
  ...sleeveLength(poloSleeve, 0.1, 0.98, 0.4, 8),
]
const poloVents = ['M103 396L103 419', 'M297 396L297 419']

const polo: GarmentDraft = {
  id: 'polo',
  name: 'Piqué polo',
  type: 'Topwear',
  cloth: 'jersey',
  printArea: { x: 139, y: 204, width: 122, height: 152.5, widthMm: 260, heightMm: 325 },
  front: {
    parts: [
      {
        d: drawnBoth([200, 66, 226, 66, 254, 74], [254, 74, 250, 106, 200, 136]),
        lift: 0,
        swell: 10,
        tone: 0.54,
        plain: true,
      },
      {
        d: drawnBoth([200, 58, 224, 58.5, 244, 63], [244, 63, 252, 80], [252, 80, 224, 84, 200, 85]),
        lift: 1.2,
        swell: 6,
        tone: 0.74,
        plain: true,
        rib: 1.9,
      },
      { d: 'M189 89L211 89L210.6 100L189.4 100Z', lift: 0.6, swell: 2, colour: '#e9dfcb' },
      ...sleevesOf(poloSleeve),
      ...cuffsOf(poloSleeve, 12, 4, 1.9),
      bodyOf(poloCut, 'front'),
      { d: 'M188 122L212 122L212 198L188 198Z', lift: 1, swell: 3 },
      ...poloCollar,
    ],
    folds: poloFolds,
    seams: [...armholes(poloCut), 'M212 136L212 198'],
    stitches: [
      'M191 136L191 195L209 195L209 136',
      'M191 186L209 186',
      ...hemStitches(poloCut, 8, 11),
      ...poloVents,
    ],
    buttons: [146, 172].map((y) => ({ x: 200, y, r: 3.6 })),
  },
  back: {
    parts: [
      ...sleevesOf(poloSleeve),
      ...cuffsOf(poloSleeve, 12, 4, 1.9),
      bodyOf(poloCut, 'back'),
      { ...collarBehind(58, 90, 111), plain: true, rib: 1.9, tone: 0.97 },
    ],
    folds: [
      ...poloFolds,
      ...bothFolds({ d: lineThrough(252, 116, 238, 170, 244, 236), width: 11, strength: -0.45 }),
    ],
    seams: armholes(poloCut),
    stitches: [...hemStitches(poloCut, 8, 11), ...poloVents],
  },
}

export const jersey: readonly GarmentDraft[] = [longSleeve, tank, polo]
