import { both, bothFolds, drawn, drawnBoth, lineThrough } from '../../path.ts'
import type { Fold, GarmentDraft, Part } from '../../template.ts'
import { cuffsOf, endStitches, type Sleeve, sleeveFolds, sleevesOf } from '../sleeves.ts'
import { armholes, bodyOf, type Cut, collarBehind, collarBehindStitch, hemBand, torsoFolds } from '../tops.ts'

const denimCut: Cut = {
  neck: 46,
  frontNeck: 122,
  backNeck: 92,
  shoulder: [110, 106],
  arm: [119, 210],
  waist: [117, 290],
  hem: [112, 346],
  drop: 3,
}
/** Stiff: stands off from the body. */
const denimSleeve: Sleeve = {
  outside: [309, 105, 330, 118, 346, 160, 359, 220, 368, 284, 372, 348],
  inside: [332, 354, 328, 300, 323, 252, 318, 208],
  grain: -13,
  bend: { x: 341, y: 236, grain: -5 },
  swell: 27,
}
const chestPocket = (x: number): readonly Part[] => [
  { d: `M${x - 25} 182L${x + 25} 182L${x + 22} 232L${x} 244L${x - 22} 232Z`, lift: 0.8, swell: 5 },
  { d: `M${x - 27} 176L${x + 27} 176L${x + 27} 190L${x} 204L${x - 27} 190Z`, lift: 1.8, swell: 4 },
]
const denimLeaf = both({
  d: drawn(
    [240, 66, 243, 82, 232, 102, 206, 122],
    [206, 122, 220, 142, 244, 158],
    [244, 158, 264, 136, 276, 110],
    [276, 110, 274, 88, 260, 70, 240, 66],
  ),
  lift: 3,
  swell: 5,
  grain: -38,
})
const denimFolds: Fold[] = [
  ...torsoFolds(denimCut).slice(0, 10),
  ...sleeveFolds(
    denimSleeve,
    [
      [0.92, -0.06, -0.7],
      [0.56, -0.04, -1],
      [0.47, 0.02, 1.1],
      [0.38, 0.08, -0.9],
      [0.64, -0.04, 0.8],
      [0.5, 0.04, 0.7, 'outside'],
      [0.1, 0.06, 0.8],
    ],
    8,
  ),
]
const denimCuffs = cuffsOf(denimSleeve, 28, 2)
const rows = (top: number) => [
  lineThrough(89, top, 145, top + 3, 189, top + 3),
  lineThrough(311, top, 255, top + 3, 211, top + 3),
]
const denimBand = hemBand(denimCut, 28, 1)

export const denimJacket: GarmentDraft = {
  id: 'denim-jacket',
  name: 'Denim jacket',
  type: 'Winterwear',
  cloth: 'denim',
  thread: '#c98a3f',
  front: {
    parts: [
      {
        d: drawnBoth([200, 70, 224, 70, 244, 78], [244, 78, 234, 102, 200, 130]),
        lift: 0,
        swell: 10,
        tone: 0.5,
        plain: true,
      },
      {
        d: drawnBoth([200, 58, 226, 59, 248, 69], [248, 69, 250, 82], [250, 82, 224, 84, 200, 85]),
        lift: 1.2,
        swell: 7,
        tone: 0.74,
        plain: true,
      },
      { d: 'M187 90L213 90L212.4 104L187.6 104Z', lift: 0.6, swell: 2, colour: '#9a5f33' },
      ...sleevesOf(denimSleeve),
      ...denimCuffs,
      bodyOf(denimCut, 'front'),
      denimBand,
      { d: 'M188 126L188 378L212 378L212 122Z', lift: 1.4, swell: 3 },
      ...chestPocket(145),
      ...chestPocket(255),
      ...denimLeaf,
    ],
    folds: denimFolds,
    seams: [
      ...armholes(denimCut),
      ...rows(172),
      'M124 240L152 350',
      'M164 240L160 350',
      'M276 240L248 350',
      'M236 240L240 350',
    ],
    stitches: [
      'M191 130L191 376',
      'M209 130L209 376',
      ...rows(169),
      'M120 240L148 350',
      'M280 240L252 350',
      'M120 188L145 200L170 188',
      'M230 188L255 200L280 188',
      lineThrough(212, 126, 222, 141, 243.5, 154),
      lineThrough(243.5, 154, 261, 134, 272.5, 110),
      lineThrough(188, 126, 178, 141, 156.5, 154),
      lineThrough(156.5, 154, 139, 134, 127.5, 110),
      lineThrough(89, 346, 145, 349, 200, 350, 255, 349, 311, 346),
      lineThrough(90, 371, 145, 374, 200, 375, 255, 374, 310, 371),
      ...endStitches(denimSleeve, -3, -25),
    ],
    buttons: [
      ...[138, 180, 222, 264, 306, 362].map((y) => ({ x: 200, y, r: 4.4 })),
      { x: 145, y: 195, r: 3.4 },
      { x: 255, y: 195, r: 3.4 },
    ],
  },
  back: {
    parts: [
      ...sleevesOf(denimSleeve),
      ...denimCuffs,
      bodyOf(denimCut, 'back'),
      denimBand,
      collarBehind(70, 93, 116),
    ],
    folds: [
      ...denimFolds,
      ...bothFolds({ d: lineThrough(228, 180, 236, 250, 228, 330), width: 9, strength: -0.5 }),
    ],
    seams: [
      ...armholes(denimCut),
      lineThrough(98, 170, 150, 176, 200, 177, 250, 176, 302, 170),
      lineThrough(140, 177, 152, 250, 168, 348),
      lineThrough(260, 177, 248, 250, 232, 348),
    ],
    stitches: [
      lineThrough(98, 173, 150, 179, 200, 180, 250, 179, 302, 173),
      lineThrough(136, 180, 148, 250, 164, 348),
      lineThrough(264, 180, 252, 250, 236, 348),
      collarBehindStitch(70, 116),
      lineThrough(89, 346, 145, 349, 200, 350, 255, 349, 311, 346),
      lineThrough(90, 371, 145, 374, 200, 375, 255, 374, 310, 371),
      ...endStitches(denimSleeve, -3, -25),
    ],
  },
}
