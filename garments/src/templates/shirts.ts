import { both, bothFolds, drawn, drawnBoth, lineThrough, mirror } from '../path.ts'
import type { GarmentDraft, Part } from '../template.ts'
import { cuffsOf, endStitches, type Sleeve, sleeveFolds, sleeveLength, sleevesOf } from './sleeves.ts'
import {
  armholes,
  bodyOf,
  type Cut,
  collarBehind,
  collarBehindStitch,
  hemStitches,
  torsoFolds,
} from './tops.ts'

/** Inside of the back: collar stand, yoke and label. */
const insideBack = (low: number): readonly Part[] => [
  {
    d: drawnBoth([200, 70, 224, 70, 244, 78], [244, 78, 236, low - 34, 200, low + 4]),
    lift: 0,
    swell: 12,
    tone: 0.54,
    plain: true,
  },
  {
    d: drawnBoth([200, 58, 226, 59, 248, 69], [248, 69, 250, 82], [250, 82, 224, 84, 200, 85]),
    lift: 1.2,
    swell: 7,
    tone: 0.74,
    plain: true,
  },
  { d: 'M187 89L213 89L212.4 102L187.6 102Z', lift: 0.6, swell: 2, colour: '#e9dfcb' },
]

const yokeBehind = (cut: Cut, low: number): Part => ({
  d: drawnBoth(
    [200, cut.backNeck - 4, 232, cut.backNeck - 6, 246, 82],
    [246, 82, 270, 88, 200 + cut.shoulder[0] - 1, cut.shoulder[1] + 1],
    [199 + cut.shoulder[0], cut.shoulder[1] + 1, 200 + cut.shoulder[0] - 6, low],
    [200 + cut.shoulder[0] - 6, low, 240, low + 5, 200, low + 6],
  ),
  lift: 0.4,
  swell: 42,
  grain: 90,
  open: true,
})

const yokeSeam = ({ shoulder }: Cut): string[] => {
  const line = lineThrough(256, 100, 276, 105, 196 + shoulder[0], shoulder[1] + 15)
  return [line, mirror(line)]
}

const stripDown = (top: number, foot: number): Part => ({
  d: `M190 ${top}L210 ${top - 4}L210 ${foot}L190 ${foot}Z`,
  lift: 1,
  swell: 3,
  open: true,
})

const linenCut: Cut = {
  neck: 44,
  frontNeck: 136,
  backNeck: 92,
  shoulder: [100, 103],
  arm: [109, 200],
  waist: [104, 312],
  hem: [106, 408],
  drop: 34,
}
/** Hangs from an invisible shoulder, the elbow a little bent. */
const linenSleeve: Sleeve = {
  outside: [299, 102, 318, 110, 332, 140, 344, 196, 357, 252, 366, 312, 371, 364],
  inside: [334, 370, 324, 318, 317, 262, 314, 232, 309, 198],
  grain: -14,
  bend: { x: 337, y: 250, grain: -7 },
  swell: 25,
}
const linenLeaf = both({
  d: drawn(
    [240, 66, 243, 82, 230, 104, 208, 130],
    [208, 130, 218, 144, 238, 160],
    [238, 160, 252, 142, 263, 116],
    [263, 116, 266, 94, 257, 74, 240, 66],
  ),
  lift: 3.2,
  swell: 6,
  grain: -36,
})
const leafStitch = [lineThrough(212, 133, 221, 144, 237.5, 156), lineThrough(237.5, 156, 250, 139, 260, 116)]
const linenFolds = [
  ...torsoFolds(linenCut),
  ...sleeveFolds(linenSleeve, [
    [0.96, -0.3, -0.9],
    [0.8, -0.2, 0.9],
    [0.52, -0.04, -1],
    [0.42, 0.02, 0.95],
    [0.36, 0.1, -0.7],
    [0.62, 0.02, 0.6, 'outside'],
    [0.14, 0.04, 0.7],
    [0.06, 0.03, -0.7],
  ]),
  ...sleeveLength(linenSleeve, 0.06, 0.5, 0.45),
  ...bothFolds(
    { d: lineThrough(346, 372, 344, 354, 340, 334), width: 4, strength: -1 },
    { d: lineThrough(356, 370, 355, 350, 352, 326), width: 5, strength: 0.9 },
  ),
]
const tailStitch = lineThrough(97, 404, 142, 430, 200, 436, 258, 430, 303, 404)
const shirtSleeves = [...sleevesOf(linenSleeve), ...cuffsOf(linenSleeve, 30, 3)]
const cuffLines = endStitches(linenSleeve, -3, -27)

const linenShirt: GarmentDraft = {
  id: 'linen-shirt',
  name: 'Linen shirt',
  type: 'Topwear',
  cloth: 'linen',
  printArea: { x: 125, y: 168, width: 150, height: 200, widthMm: 300, heightMm: 400 },
  front: {
    parts: [
      ...insideBack(134),
      ...shirtSleeves,
      bodyOf(linenCut, 'front'),
      stripDown(140, 443),
      {
        d: drawn(
          [226, 192, 274, 189],
          [274, 189, 275, 236],
          [275, 236, 251, 246],
          [251, 246, 228, 238],
          [228, 238, 226, 192],
        ),
        lift: 1,
        swell: 4,
      },
      ...linenLeaf,
    ],
    folds: linenFolds,
    seams: [...armholes(linenCut), ...yokeSeam(linenCut), 'M210 140L210 441'],
    stitches: [
      'M193 146L193 440',
      'M207 144L207 440',
      ...leafStitch,
      ...leafStitch.map(mirror),
      'M227 198L273 195',
      lineThrough(229, 236, 251, 243, 273, 234),
      tailStitch,
      ...cuffLines,
    ],
    buttons: [158, 206, 254, 302, 350, 398].map((y) => ({ x: 200, y, r: 4 })),
  },
  back: {
    parts: [...shirtSleeves, bodyOf(linenCut, 'back'), yokeBehind(linenCut, 148), collarBehind(60, 90, 108)],
    folds: [
      ...linenFolds,
      { d: 'M194 156L192 330', width: 6, strength: 0.8 },
      { d: 'M206 156L208 330', width: 6, strength: -0.7 },
    ],
    seams: [...armholes(linenCut), lineThrough(106, 148, 160, 153, 200, 154, 240, 153, 294, 148)],
    stitches: [
      lineThrough(106, 151, 160, 156, 200, 157, 240, 156, 294, 151),
      collarBehindStitch(60, 108),
      tailStitch,
      ...cuffLines,
    ],
  },
}

const campCut: Cut = {
  neck: 45,
  frontNeck: 160,
  backNeck: 92,
  shoulder: [112, 107],
  arm: [120, 206],
  waist: [122, 310],
  hem: [126, 404],
  drop: 5,
}
/** Short, wide and cut off straight. */
const campSleeve: Sleeve = {
  outside: [311, 106, 330, 114, 346, 142, 362, 184, 375, 226],
  inside: [318, 250, 319, 232, 320, 204],
  round: 4,
  grain: -19,
  swell: 30,
}
const lapel = both({
  d: drawn(
    [242, 84, 238, 106, 224, 136, 203, 168],
    [203, 168, 226, 158, 250, 142],
    [250, 142, 246, 132, 236, 122],
    [236, 122, 244, 104, 250, 90],
  ),
  lift: 2.6,
  swell: 6,
  grain: -14,
})
const campLeaf = both({
  d: drawn(
    [240, 66, 243, 80, 239, 104, 233, 118],
    [233, 118, 246, 126, 262, 131],
    [262, 131, 272, 112, 275, 98],
    [275, 98, 270, 82, 258, 70, 240, 66],
  ),
  lift: 3,
  swell: 6,
  grain: -40,
})
const campFolds = [
  ...torsoFolds(campCut),
  ...sleeveFolds(campSleeve, [
    [0.8, -0.1, -0.8],
    [0.4, 0.1, 0.8],
    [0.15, 0.25, -0.5],
  ]),
  ...sleeveLength(campSleeve, 0.1, 0.98, 0.6, 11),
]
const campStitches = [
  ...hemStitches(campCut, 10),
  ...endStitches(campSleeve, 12),
  'M84 404L78 378',
  'M316 404L322 378',
]
const campShirt: GarmentDraft = {
  id: 'camp-shirt',
  name: 'Camp-collar shirt',
  type: 'Topwear',
  cloth: 'cotton',
  printArea: { x: 125, y: 182, width: 150, height: 200, widthMm: 300, heightMm: 400 },
  front: {
    parts: [
      ...insideBack(158),
      ...sleevesOf(campSleeve),
      bodyOf(campCut, 'front'),
      { ...stripDown(168, 409), d: 'M192 168L211 160L211 409L192 409Z' },
      {
        d: drawn(
          [236, 204, 288, 202],
          [288, 202, 290, 262],
          [290, 262, 264, 266, 238, 262],
          [238, 262, 236, 204],
        ),
        lift: 1,
        swell: 4,
      },
      ...lapel,
      ...campLeaf,
    ],
    folds: campFolds,
    seams: [...armholes(campCut), ...yokeSeam(campCut), 'M211 166L211 408'],
    stitches: [
      'M195 174L195 406',
      'M237 213L288 211',
      lineThrough(240, 259, 264, 263, 288, 259),
      lineThrough(260, 127.5, 269, 111, 271.5, 99),
      lineThrough(140, 127.5, 131, 111, 128.5, 99),
      ...campStitches,
    ],
    buttons: [188, 242, 296, 350].map((y) => ({ x: 201, y, r: 4.4 })),
  },
  back: {
    parts: [
      ...sleevesOf(campSleeve),
      bodyOf(campCut, 'back'),
      yokeBehind(campCut, 154),
      collarBehind(68, 92, 115),
    ],
    folds: [
      ...campFolds,
      ...bothFolds(
        { d: 'M228 162L226 340', width: 6, strength: 0.7 },
        { d: 'M238 162L240 300', width: 6, strength: -0.6 },
      ),
    ],
    seams: [...armholes(campCut), lineThrough(94, 154, 150, 159, 200, 160, 250, 159, 306, 154)],
    stitches: [
      lineThrough(94, 157, 150, 162, 200, 163, 250, 162, 306, 157),
      'M192 162L192 176L208 176L208 162',
      collarBehindStitch(68, 115),
      ...campStitches,
    ],
  },
}

export const shirts: readonly GarmentDraft[] = [linenShirt, campShirt]
