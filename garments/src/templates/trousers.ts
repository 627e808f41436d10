import { both, bothFolds, drawn, lineThrough, mirror } from '../path.ts'
import type { Fold, GarmentDraft } from '../template.ts'
import { bandInside, beltLoop, fold, type Leg, legOf, waistBand } from './bottoms.ts'

/** One leg stands, the other steps aside. */
const rightLeg: Leg = {
  outside: [265, 62, 283, 104, 292, 150, 295, 214, 291, 300, 289, 380, 286, 458],
  inside: [226, 466, 220, 384, 213, 300, 205, 236, 200, 204],
  grain: -3,
  swell: 30,
}
const leftLeg: Leg = {
  outside: [135, 62, 118, 104, 108, 150, 103, 214, 99, 300, 99, 376, 90, 452],
  inside: [148, 466, 165, 384, 176, 304, 192, 238, 200, 204],
  grain: 5,
  swell: 30,
}
const hipFolds: Fold[] = [
  ...bothFolds(
    fold(6, -0.9, 202, 202, 222, 192, 252, 168),
    fold(6, 0.9, 203, 212, 230, 202, 262, 184),
    fold(7, -0.7, 204, 224, 236, 216, 274, 206),
    fold(6, 0.6, 206, 236, 234, 232, 262, 228),
    fold(5, 0.5, 226, 88, 232, 112, 236, 140),
    fold(5, -0.5, 214, 90, 216, 112, 214, 136),
    fold(5, -0.4, 250, 86, 256, 108, 264, 128),
  ),
]
/** A pressed crease, slack at the knee, a break over the foot. */
const trouserFolds: Fold[] = [
  ...hipFolds,
  fold(4.5, 1, 246, 150, 254, 300, 256, 456),
  fold(4.5, 1, 152, 150, 138, 300, 120, 456),
  fold(8, -0.7, 214, 312, 236, 322, 262, 318),
  fold(8, 0.6, 292, 330, 270, 342, 240, 342),
  fold(8, -0.8, 100, 318, 124, 332, 152, 330),
  fold(8, 0.7, 175, 316, 150, 344, 118, 352),
  fold(7, -0.9, 224, 440, 242, 430, 266, 436),
  fold(7, 0.8, 288, 444, 268, 428, 244, 420),
  fold(7, -0.9, 92, 436, 112, 430, 138, 440),
  fold(7, 0.8, 154, 442, 134, 424, 112, 416),
  fold(9, 0.5, 270, 220, 276, 300, 274, 380),
  fold(9, -0.5, 116, 220, 112, 300, 110, 380),
]
const trouserHems = [lineThrough(225, 456, 256, 461, 287, 448), lineThrough(150, 456, 120, 455, 91, 442)]
const slant = lineThrough(260, 82, 268, 112, 286, 140)
const slantStitch = lineThrough(256, 84, 264, 114, 284, 144)

export const trousers: GarmentDraft = {
  id: 'trousers',
  name: 'Linen trousers',
  type: 'Bottomwear',
  cloth: 'linen',
  front: {
    parts: [bandInside(64, 66, 14), legOf(leftLeg), legOf(rightLeg), waistBand(64, 66, 24, 3)],
    folds: trouserFolds,
    seams: [slant, mirror(slant), 'M200 88L200 204'],
    stitches: [
      slantStitch,
      mirror(slantStitch),
      lineThrough(210, 90, 212, 134, 202, 160),
      lineThrough(136, 84, 168, 87, 200, 87, 232, 87, 264, 84),
      ...trouserHems,
    ],
    cords: [
      { d: lineThrough(196, 79, 186, 96, 191, 120, 184, 142), width: 3, colour: '#e9e2d4' },
      { d: lineThrough(206, 79, 214, 98, 208, 118, 214, 136), width: 3, colour: '#e9e2d4' },
      { d: lineThrough(195, 79, 184, 72, 180, 82, 201, 81), width: 3, colour: '#e9e2d4' },
      { d: lineThrough(207, 79, 219, 72, 222, 83, 202, 81), width: 3, colour: '#e9e2d4' },
    ],
  },
  back: {
    parts: [
      legOf({ ...leftLeg, grain: 3 }),
      legOf({ ...rightLeg, grain: -5 }),
      waistBand(64, 66, 24, 3),
      ...both({
        d: drawn([222, 126, 262, 122], [262, 122, 265, 172, 244, 178, 226, 174], [226, 174, 222, 126]),
        lift: 1,
        swell: 4,
      }),
    ],
    folds: [
      ...trouserFolds.slice(14),
      ...bothFolds(
        fold(8, -0.9, 203, 206, 232, 204, 266, 190),
        fold(8, 0.9, 204, 218, 236, 218, 274, 208),
        fold(7, -0.6, 206, 232, 238, 236, 268, 232),
        fold(8, 0.4, 216, 96, 226, 114, 240, 122),
      ),
    ],
    seams: ['M200 88L200 204'],
    stitches: [
      'M224 131L260 127',
      'M176 131L140 127',
      lineThrough(136, 84, 168, 87, 200, 87, 232, 87, 264, 84),
      lineThrough(203, 90, 204, 150, 203, 200),
      ...trouserHems,
    ],
  },
}

const jeansRight: Leg = {
  outside: [262, 60, 276, 98, 285, 140, 288, 200, 283, 290, 281, 376, 282, 464],
  inside: [229, 468, 224, 384, 217, 296, 206, 232, 200, 202],
  grain: -3,
  swell: 27,
}
const jeansLeft: Leg = {
  outside: [138, 60, 124, 98, 114, 140, 110, 200, 111, 290, 106, 376, 100, 462],
  inside: [153, 470, 164, 384, 174, 298, 191, 232, 200, 202],
  grain: 5,
  swell: 27,
}
/** Whiskers at the hip, rings behind the knee, stacks above the hem. */
const jeansFolds: Fold[] = [
  ...bothFolds(
    fold(5, 1, 204, 176, 230, 168, 268, 146),
    fold(5, -0.9, 204, 186, 232, 180, 274, 162),
    fold(5, 1, 204, 196, 234, 192, 280, 180),
    fold(6, -0.9, 204, 208, 232, 208, 274, 202),
    fold(6, 0.7, 206, 222, 232, 224, 264, 222),
  ),
  fold(6, -0.9, 218, 300, 238, 310, 262, 308),
  fold(6, 0.9, 219, 314, 240, 324, 268, 322),
  fold(6, -0.8, 282, 296, 264, 290, 246, 294),
  fold(6, -0.9, 110, 304, 130, 312, 156, 308),
  fold(6, 0.9, 110, 318, 134, 326, 158, 324),
  fold(6, -0.8, 172, 290, 156, 288, 138, 294),
  fold(6, -1, 226, 430, 246, 422, 268, 428),
  fold(6, 1, 282, 440, 262, 436, 236, 442),
  fold(6, -0.9, 228, 452, 246, 446, 272, 452),
  fold(6, -1, 102, 424, 122, 418, 146, 428),
  fold(6, 1, 156, 440, 136, 434, 112, 438),
  fold(6, -0.9, 100, 448, 122, 446, 150, 454),
]
const jeansHems = [
  lineThrough(229, 457, 256, 463, 282, 453),
  lineThrough(154, 459, 128, 461, 101, 451),
  lineThrough(229, 460, 256, 466, 282, 456),
  lineThrough(154, 462, 128, 464, 101, 454),
]
const pocketMouth = lineThrough(257, 78, 254, 106, 268, 122, 282, 126)
const pocketRows = [
  lineThrough(253, 78, 250, 108, 266, 126, 283, 130),
  lineThrough(250, 78, 247, 110, 264, 129, 283, 133),
]
const bandRows = [
  lineThrough(139, 60, 170, 61, 200, 61, 230, 61, 261, 60),
  lineThrough(137, 75, 168, 77, 200, 77, 232, 77, 263, 75),
]

export const jeans: GarmentDraft = {
  id: 'jeans',
  name: 'Straight jeans',
  type: 'Bottomwear',
  cloth: 'denim',
  thread: '#c98a3f',
  front: {
    parts: [
      bandInside(62, 60, 12),
      { d: 'M186 52L214 52L213.6 64L186.4 64Z', lift: 0.6, swell: 2, colour: '#9a5f33' },
      legOf(jeansLeft),
      legOf(jeansRight),
      waistBand(62, 60, 21, 2),
      ...[150, 250].map((x) => beltLoop(x, 57, 26)),
    ],
    folds: jeansFolds,
    seams: [pocketMouth, mirror(pocketMouth), 'M200 82L200 202'],
    stitches: [
      ...pocketRows,
      ...pocketRows.map(mirror),
      lineThrough(218, 82, 218, 132, 203, 160),
      lineThrough(221, 82, 221, 134, 204, 164),
      lineThrough(203, 84, 203, 140, 202, 198),
      lineThrough(276, 140, 280, 200, 276, 290, 275, 452),
      ...bandRows,
      ...jeansHems,
    ],
    buttons: [{ x: 203, y: 69, r: 5 }],
  },
  back: {
    parts: [
      legOf(jeansLeft),
      legOf(jeansRight),
      waistBand(62, 60, 21, 2),
      ...[150, 200, 250].map((x) => beltLoop(x, 57, 26)),
      ...both({ d: 'M219 122L263 117L266 160L245 174L222 164Z', lift: 1.2, swell: 3 }),
      { d: 'M214 61L242 61L242 78L214 78Z', lift: 1, swell: 2, colour: '#9a5f33' },
    ],
    folds: [
      ...jeansFolds.slice(10),
      ...bothFolds(
        fold(7, -1, 203, 204, 234, 202, 272, 188),
        fold(7, 1, 204, 218, 238, 218, 276, 206),
        fold(6, -0.8, 206, 232, 238, 234, 270, 226),
      ),
    ],
    seams: ['M200 82L200 202', lineThrough(128, 92, 160, 106, 200, 112, 240, 106, 272, 92)],
    stitches: [
      lineThrough(128, 95, 160, 109, 200, 115, 240, 109, 272, 95),
      lineThrough(203, 116, 204, 160, 203, 200),
      'M222 126L260 121L263 158L245 170L225 161Z',
      'M178 126L140 121L137 158L155 170L175 161Z',
      lineThrough(223, 140, 234, 150, 244, 142, 254, 148, 262, 136),
      lineThrough(177, 140, 166, 150, 156, 142, 146, 148, 138, 136),
      ...bandRows,
      ...jeansHems,
    ],
  },
}

const shortsRight: Leg = {
  outside: [276, 104, 295, 150, 308, 210, 318, 276, 324, 338],
  inside: [222, 352, 214, 314, 205, 276, 200, 254],
  grain: -5,
  swell: 34,
}
const shortsLeft: Leg = {
  outside: [124, 104, 105, 150, 91, 210, 80, 276, 71, 334],
  inside: [176, 354, 186, 314, 195, 276, 200, 254],
  grain: 7,
  swell: 34,
}
const shortsFolds: Fold[] = [
  ...bothFolds(
    fold(7, -0.9, 202, 254, 228, 244, 262, 216),
    fold(7, 0.9, 204, 266, 236, 258, 278, 236),
    fold(7, -0.6, 206, 280, 238, 278, 280, 264),
    ...[
      [212, 0.7],
      [224, -0.6],
      [236, 0.8],
      [248, -0.6],
      [260, 0.7],
    ].map(([x = 0, strength = 0]) =>
      fold(4.5, strength, x, 128, x + (x - 200) * 0.1, 150, x + (x - 200) * 0.16, 176),
    ),
  ),
  { ...fold(11, 0.8, 262, 170, 276, 260, 284, 346), toEdge: true },
  { ...fold(9, -0.7, 242, 250, 246, 300, 250, 350), toEdge: true },
  { ...fold(10, 0.7, 134, 180, 122, 260, 116, 346), toEdge: true },
  { ...fold(9, -0.7, 164, 250, 154, 300, 146, 350), toEdge: true },
]
const shortsHems = [lineThrough(221, 342, 272, 347, 323, 328), lineThrough(178, 344, 124, 344, 73, 324)]
const shortsBand = { ...waistBand(74, 108, 26, 4), rib: 4.6 }
const shortsSlant = lineThrough(274, 132, 284, 166, 305, 194)

export const shorts: GarmentDraft = {
  id: 'shorts',
  name: 'Surf shorts',
  type: 'Bottomwear',
  cloth: 'cotton',
  front: {
    parts: [bandInside(74, 108, 15), legOf(shortsLeft), legOf(shortsRight), shortsBand],
    folds: shortsFolds,
    seams: ['M200 134L200 254', shortsSlant, mirror(shortsSlant)],
    stitches: [
      ...shortsHems,
      lineThrough(270, 134, 279, 168, 303, 199),
      lineThrough(130, 134, 121, 168, 97, 199),
      lineThrough(203, 136, 204, 200, 203, 250),
    ],
    cords: [
      { d: lineThrough(193, 122, 184, 146, 190, 168, 182, 196), width: 3.4, colour: '#efe8da' },
      { d: lineThrough(207, 122, 216, 144, 209, 164, 217, 186), width: 3.4, colour: '#efe8da' },
      { d: lineThrough(193, 122, 200, 127, 207, 122), width: 3.4, colour: '#efe8da' },
    ],
    buttons: [
      { x: 192, y: 121, r: 3 },
      { x: 208, y: 121, r: 3 },
    ],
  },
  back: {
    parts: [
      legOf(shortsLeft),
      legOf(shortsRight),
      shortsBand,
      { d: 'M226 176L282 171L288 230L230 234Z', lift: 1.2, swell: 4 },
      { d: 'M224 170L283 165L284 184L226 190Z', lift: 2, swell: 4 },
    ],
    folds: shortsFolds,
    seams: ['M200 134L200 254'],
    stitches: [
      ...shortsHems,
      'M228 186L282 180',
      'M233 231L285 227',
      lineThrough(203, 136, 204, 200, 203, 250),
    ],
    buttons: [{ x: 255, y: 180, r: 3.4 }],
  },
}

export const bottomwear: readonly GarmentDraft[] = [trousers, shorts, jeans]
