import { both, bothFolds, drawn, lineThrough, mirror, turned } from '../path.ts'
import type { GarmentDraft, Part, View } from '../template.ts'
import { fold } from './bottoms.ts'

/** A pair from above, toes up: the right one is drawn, the left one mirrored. An outline so much smaller than the sole. */
const foot = (inset: number): string => {
  const outside = [
    268, 78, 294, 86, 316, 114, 326, 156, 325, 200, 317, 250, 311, 300, 313, 350, 308, 394, 290, 420,
  ]
  const inside = [
    290, 420, 268, 427, 246, 420, 232, 396, 230, 352, 234, 304, 234, 262, 224, 214, 218, 164, 224, 118, 242,
    86, 268, 78,
  ]
  const towards = (value: number, middle: number, reach: number) => value - ((value - middle) / reach) * inset
  const inner = (run: readonly number[]) =>
    run.map((v, i) => (i % 2 === 0 ? towards(v, 271, 50) : towards(v, 252, 172)))
  return drawn(inner(outside), inner(inside))
}

const sole = (colour: string, lift = 4): Part[] => both({ d: foot(0), lift, swell: 9, colour })

const crossing = both({
  d: drawn(
    [216, 176, 240, 158, 268, 146, 296, 128],
    [296, 128, 312, 122, 322, 136],
    [322, 136, 328, 154, 326, 172],
    [326, 172, 296, 176, 256, 192, 218, 216],
    [218, 216, 214, 196, 216, 176],
  ),
  lift: 3,
  swell: 10,
  grain: 62,
})
const crossed = both({
  d: drawn(
    [222, 128, 230, 116, 242, 118],
    [242, 118, 262, 138, 294, 166, 328, 182],
    [328, 182, 330, 202, 326, 220],
    [326, 220, 290, 206, 250, 186, 216, 164],
    [216, 164, 216, 144, 222, 128],
  ),
  lift: 3.4,
  swell: 10,
  grain: -58,
})
const heelStrap = both({
  d: drawn(
    [228, 306, 246, 292, 292, 290, 316, 302],
    [316, 302, 319, 314, 317, 328],
    [317, 328, 292, 316, 250, 318, 229, 332],
    [229, 332, 226, 318, 228, 306],
  ),
  lift: 3,
  swell: 8,
  grain: 86,
})
/** Grooves across both soles. */
const tread = (rows: readonly number[]): string[] =>
  rows.flatMap((y) => {
    const groove = lineThrough(228, y, 250, y + 6, 272, y, 294, y + 6, 314, y)
    return [groove, mirror(groove)]
  })

/** Put down with the toes apart. */
const splayed = (view: View): View => ({
  ...view,
  parts: view.parts.map((part) => ({ ...part, d: aside(part.d) })),
  folds: view.folds.map((one) => ({ ...one, d: aside(one.d) })),
  stitches: (view.stitches ?? []).map(aside),
  seams: (view.seams ?? []).map(aside),
})
const aside = (d: string) =>
  Number.parseFloat(d.slice(1)) > 200 ? turned(d, 8, 268, 420) : turned(d, -8, 132, 420)

const sandals: GarmentDraft = {
  id: 'sandals',
  name: 'Leather sandals',
  type: 'Footwear',
  cloth: 'leather',
  scale: { x: 1.04, y: 1 },
  front: splayed({
    parts: [
      ...sole('#5f4230'),
      ...both({ d: foot(7), lift: 1.6, swell: 16, colour: '#b98a5e' }),
      ...both({
        d: drawn(
          [250, 372, 262, 366, 282, 366, 294, 372],
          [294, 372, 292, 392, 272, 398, 252, 392, 250, 372],
        ),
        lift: -0.6,
        swell: 4,
        colour: '#a5774d',
      }),
      ...crossing,
      ...crossed,
      ...heelStrap,
      ...both({ d: 'M300 300L318 302L318 322L300 318Z', lift: 1.4, swell: 3, colour: '#c9b27c' }),
      ...both({ d: 'M304 305L314 306L314 317L304 315Z', lift: -1, swell: 2, colour: '#5f4230' }),
    ],
    folds: bothFolds(
      fold(20, -0.3, 268, 108, 272, 124, 276, 140),
      fold(22, -0.5, 270, 356, 272, 380, 272, 400),
    ),
    stitches: [
      ...[
        lineThrough(220, 180, 242, 163, 270, 151, 298, 133),
        lineThrough(242, 123, 262, 143, 294, 171, 326, 187),
        lineThrough(222, 160, 252, 181, 290, 201, 324, 214),
        lineThrough(231, 309, 248, 297, 290, 295, 312, 305),
        lineThrough(231, 327, 250, 313, 290, 311, 312, 321),
      ].flatMap((line) => [line, mirror(line)]),
    ],
  }),
  back: splayed({
    parts: [...sole('#5d402c', 4), ...both({ d: foot(6), lift: -1, swell: 10, colour: '#6f4e37' })],
    folds: [],
    seams: tread([112, 124, 136, 148, 160, 172, 184, 196, 208, 344, 356, 368, 380, 392]),
  }),
}

const canvasUpper: readonly Part[] = [
  ...sole('#ece6da', 4.4),
  ...both({ d: foot(5), lift: 1.6, swell: 10, colour: '#d9cfbc' }),
  ...both({ d: foot(8), lift: 2.6, swell: 26 }),
  ...both({
    d: drawn(
      [268, 87, 292, 96, 310, 122, 316, 152],
      [316, 152, 296, 138, 268, 134, 246, 140, 227, 158],
      [227, 158, 230, 124, 246, 94, 268, 87],
    ),
    lift: 1.6,
    swell: 14,
    colour: '#ece6da',
  }),
  ...both({
    d: drawn(
      [250, 268, 262, 258, 284, 258, 296, 268],
      [296, 268, 302, 310, 302, 360, 294, 392],
      [294, 392, 284, 404, 260, 404, 248, 392],
      [248, 392, 242, 350, 244, 306, 250, 268],
    ),
    lift: -5,
    swell: 12,
    tone: 0.42,
    plain: true,
  }),
  ...both({
    d: drawn(
      [258, 330, 272, 326, 288, 330],
      [288, 330, 292, 366, 286, 390],
      [286, 390, 272, 396, 258, 390],
      [258, 390, 252, 366, 258, 330],
    ),
    lift: 0.4,
    swell: 8,
    colour: '#d8c9ad',
  }),
  ...both({
    d: drawn(
      [254, 172, 262, 160, 280, 160, 288, 172],
      [288, 172, 294, 220, 296, 282],
      [296, 282, 284, 292, 260, 292, 248, 282],
      [248, 282, 250, 220, 254, 172],
    ),
    lift: 1.6,
    swell: 12,
    tone: 0.9,
  }),
  ...both({
    d: drawn(
      [242, 158, 256, 170, 256, 220, 252, 276],
      [252, 276, 242, 282, 236, 276],
      [236, 276, 234, 226, 230, 186, 230, 164],
      [230, 164, 242, 158],
    ),
    lift: 2.2,
    swell: 8,
    grain: 2,
  }),
  ...both({
    d: drawn(
      [300, 156, 286, 170, 288, 220, 294, 276],
      [294, 276, 304, 282, 311, 274],
      [311, 274, 314, 226, 316, 186, 314, 162],
      [314, 162, 300, 156],
    ),
    lift: 2.2,
    swell: 8,
    grain: -2,
  }),
  ...both({ d: 'M258 404L284 404L282 420L260 420Z', lift: 1.6, swell: 4, colour: '#2b2722' }),
]
const rungs = [180, 202, 224, 246]
const laces = rungs.flatMap((y, row) => {
  const across = lineThrough(247, y, 262, y + 7, 282, y + 7, 297, y)
  const over = lineThrough(297, y, 284, y + 10, 262, y + 16, 248, y + 22)
  return [across, ...(row < 3 ? [over] : [])].flatMap((d) => [
    { d, width: 4, colour: '#f4efe5' },
    { d: mirror(d), width: 4, colour: '#f4efe5' },
  ])
})
const bows = [
  lineThrough(270, 268, 250, 258, 240, 270, 254, 278, 270, 269),
  lineThrough(272, 268, 290, 256, 304, 266, 290, 278, 273, 269),
  lineThrough(270, 269, 262, 288, 252, 298),
  lineThrough(273, 269, 284, 290, 296, 296),
].flatMap((d) => [
  { d, width: 3.4, colour: '#f4efe5' },
  { d: mirror(d), width: 3.4, colour: '#f4efe5' },
])
const eyelets = rungs.flatMap((y) =>
  [247, 297].flatMap((x) => [x, 400 - x].map((at) => ({ x: at, y, r: 2.6 }))),
)
const sneakerStitches = [
  lineThrough(229, 163, 248, 145, 268, 139, 295, 143, 314, 157),
  lineThrough(240, 162, 252, 174, 252, 220, 248, 274),
  lineThrough(302, 160, 290, 174, 292, 220, 298, 274),
  lineThrough(239, 290, 236, 340, 242, 394, 270, 412),
  lineThrough(306, 290, 309, 340, 302, 394, 274, 412),
]

const sneakers: GarmentDraft = {
  id: 'sneakers',
  name: 'Canvas sneakers',
  type: 'Footwear',
  cloth: 'canvas',
  scale: { x: 1.1, y: 1 },
  front: {
    parts: canvasUpper,
    folds: bothFolds(
      fold(6, -0.7, 226, 178, 232, 186, 240, 190),
      fold(6, -0.7, 320, 176, 312, 186, 304, 190),
    ),
    stitches: [...sneakerStitches, ...sneakerStitches.map(mirror)],
    buttons: eyelets,
    cords: [...laces, ...bows],
  },
  back: {
    parts: [...sole('#d9cfbc', 4.4), ...both({ d: foot(6), lift: -1.5, swell: 8, colour: '#c9bda6' })],
    folds: [],
    seams: tread([
      104, 114, 124, 134, 144, 154, 164, 174, 184, 194, 204, 214, 330, 340, 350, 360, 370, 380, 390,
    ]),
  },
}

export const footwear: readonly GarmentDraft[] = [sandals, sneakers]
