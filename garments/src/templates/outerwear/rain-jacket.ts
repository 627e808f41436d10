import { both, bothFolds, drawn, drawnBoth, lineThrough } from '../../path.ts'
import type { Fold, GarmentDraft, Part } from '../../template.ts'
import { endStitches, type Sleeve, sleeveFolds, sleeveLength, sleevesOf } from '../sleeves.ts'
import { armholes, bodyOf, type Cut, hemStitches, torsoFolds } from '../tops.ts'

const rainCut: Cut = {
  neck: 50,
  frontNeck: 142,
  backNeck: 94,
  shoulder: [58, 86],
  arm: [113, 214],
  waist: [126, 330],
  hem: [142, 464],
  drop: 10,
}
export const rainSleeve: Sleeve = {
  outside: [257, 85, 292, 98, 318, 118, 337, 156, 356, 222, 372, 292, 384, 358],
  inside: [342, 370, 334, 312, 326, 262, 313, 212],
  round: 5,
  grain: -15,
  bend: { x: 346, y: 262, grain: -10 },
  swell: 27,
}
/** The hood stands, with a peak over its opening. */
const hoodUp: readonly Part[] = [
  {
    d: drawnBoth(
      [200, 2, 230, 6, 256, 30, 266, 72],
      [266, 72, 268, 104, 258, 130],
      [258, 130, 230, 142, 200, 146],
    ),
    lift: 2,
    swell: 28,
  },
  {
    d: drawnBoth([200, 26, 224, 30, 242, 54, 243, 88], [243, 88, 238, 112, 222, 130, 200, 138]),
    lift: 0,
    swell: 18,
    tone: 0.5,
    plain: true,
  },
  {
    d: drawnBoth(
      [200, 15, 228, 20, 248, 48, 251, 70],
      [251, 70, 243, 72],
      [243, 72, 236, 48, 220, 34, 200, 31],
    ),
    lift: 3,
    swell: 6,
  },
]
const hoodSides = both({
  d: drawn(
    [243, 66, 246, 94, 234, 120, 206, 142],
    [206, 142, 206, 154],
    [206, 154, 240, 146, 264, 124],
    [264, 124, 270, 98, 262, 74, 251, 66],
  ),
  lift: 2,
  swell: 10,
  grain: -14,
})
const rainPocket = (x: number): readonly Part[] => [
  { d: `M${x - 28} 330L${x + 28} 330L${x + 29} 400L${x - 29} 400Z`, lift: 1.2, swell: 10 },
  { d: `M${x - 31} 322L${x + 31} 322L${x + 31} 346L${x} 350L${x - 31} 346Z`, lift: 2.6, swell: 5 },
]
const rainFolds: Fold[] = [
  ...torsoFolds(rainCut),
  ...sleeveFolds(
    rainSleeve,
    [
      [0.95, -0.1, -0.8],
      [0.84, -0.06, 0.8],
      [0.56, -0.06, -1],
      [0.46, 0, 1],
      [0.38, 0.08, -0.8],
      [0.1, 0.06, 0.8],
    ],
    8,
  ),
  ...sleeveLength(rainSleeve, 0.04, 0.42, 0.6),
  ...bothFolds(
    { d: lineThrough(268, 240, 290, 340, 318, 470), width: 10, strength: 0.6, toEdge: true },
    { d: lineThrough(296, 300, 312, 380, 334, 468), width: 9, strength: -0.6, toEdge: true },
  ),
]
export const rainJacket: GarmentDraft = {
  id: 'rain-jacket',
  name: 'Monsoon jacket',
  type: 'Winterwear',
  cloth: 'nylon',
  front: {
    parts: [
      ...hoodUp,
      ...sleevesOf(rainSleeve),
      bodyOf(rainCut, 'front'),
      ...rainPocket(145),
      ...rainPocket(255),
      {
        d: drawn([186, 140, 186, 300, 186, 474], [186, 474, 212, 475], [212, 475, 212, 300, 212, 136]),
        lift: 2.4,
        swell: 4,
      },
      ...hoodSides,
      ...both({ d: 'M350 338L386 330L388 345L352 353Z', lift: 1.6, swell: 3, grain: -10 }),
    ],
    folds: rainFolds,
    seams: [
      ...armholes(rainCut),
      lineThrough(74, 300, 130, 306, 186, 307),
      lineThrough(326, 300, 270, 306, 212, 307),
    ],
    stitches: [
      'M189 146L189 472',
      'M209 146L209 472',
      'M115 342L145 346L175 342',
      'M225 342L255 346L285 342',
      'M119 396L171 396',
      'M229 396L281 396',
      lineThrough(200, 19, 226, 24, 244, 50, 247, 70),
      lineThrough(200, 19, 174, 24, 156, 50, 153, 70),
      ...hemStitches(rainCut, 10),
      ...endStitches(rainSleeve, 6),
    ],
    buttons: [170, 228, 286, 344, 402, 454].map((y) => ({ x: 199, y, r: 4.4 })),
    cords: [
      { d: lineThrough(188, 138, 184, 160, 187, 184), width: 2.4, colour: '#d8cdb8' },
      { d: lineThrough(214, 138, 219, 158, 216, 178), width: 2.4, colour: '#d8cdb8' },
      { d: 'M187 182L187 190', width: 5, colour: '#5b4a3a' },
      { d: 'M216 176L216 184', width: 5, colour: '#5b4a3a' },
    ],
  },
  back: {
    parts: [
      ...sleevesOf(rainSleeve),
      bodyOf(rainCut, 'back'),
      {
        d: drawnBoth(
          [200, 92, 250, 92, 288, 106],
          [288, 106, 296, 160, 300, 206],
          [300, 206, 250, 220, 200, 222],
        ),
        lift: 1.6,
        swell: 26,
      },
      {
        d: drawnBoth(
          [200, 2, 230, 6, 256, 30, 266, 72],
          [266, 72, 268, 100, 254, 124],
          [254, 124, 228, 134, 200, 136],
        ),
        lift: 2.6,
        swell: 28,
      },
    ],
    folds: [
      ...rainFolds,
      { d: lineThrough(160, 60, 180, 90, 220, 90, 240, 60), width: 10, strength: -0.6 },
      { d: lineThrough(150, 110, 180, 122, 220, 122, 250, 110), width: 9, strength: 0.6 },
    ],
    seams: ['M200 4L200 134', 'M200 222L200 472'],
    stitches: [
      lineThrough(101, 201, 150, 215, 200, 217, 250, 215, 299, 201),
      lineThrough(148, 121, 172, 130, 200, 132, 228, 130, 252, 121),
      ...hemStitches(rainCut, 10),
      ...endStitches(rainSleeve, 6),
    ],
  },
}
