import { drawn, drawnBoth, lineThrough } from '../path.ts'
import type { Cord, Fold, GarmentDraft, Part, View } from '../template.ts'
import { fold } from './bottoms.ts'

/** Knotted strands along a scarf's end, from one corner to the other. */
const fringe = (fromX: number, fromY: number, toX: number, toY: number): Cord[] => {
  const count = Math.round(Math.hypot(toX - fromX, toY - fromY) / 6.5)
  return Array.from({ length: count + 1 }, (_, k) => {
    const x = fromX + ((toX - fromX) * k) / count
    const y = fromY + ((toY - fromY) * k) / count
    const lean = ((k * 7) % 5) - 2
    return { d: lineThrough(x, y - 2, x + lean * 0.4, y + 10, x + lean, y + 26 + (k % 3) * 2), width: 1.9 }
  })
}

const endBefore: Part = {
  d: drawn(
    [166, 112, 190, 118, 214, 116],
    [214, 116, 218, 200, 210, 300, 214, 430],
    [214, 430, 180, 440, 138, 434],
    [138, 434, 140, 340, 150, 220, 166, 112],
  ),
  lift: 3,
  swell: 22,
  grain: 3,
  open: true,
}
const endBehind: Part = {
  d: drawn(
    [206, 112, 230, 116, 252, 106],
    [252, 106, 266, 190, 272, 290, 284, 378],
    [284, 378, 256, 390, 220, 388],
    [220, 388, 222, 290, 214, 200, 206, 112],
  ),
  lift: 2.2,
  swell: 22,
  grain: -6,
  open: true,
}
const loopBehind: Part = {
  d: drawn(
    [128, 92, 138, 62, 170, 48, 204, 46],
    [204, 46, 240, 48, 268, 66, 274, 94],
    [274, 94, 240, 116, 200, 120],
    [200, 120, 156, 116, 128, 92],
  ),
  lift: 2.2,
  swell: 20,
  tone: 0.66,
}
const wrap: Part = {
  d: drawn(
    [124, 86, 132, 74, 146, 70],
    [146, 70, 164, 96, 200, 104, 236, 98, 256, 74],
    [256, 74, 272, 78, 280, 92],
    [280, 92, 280, 116, 258, 136, 214, 144, 168, 140, 132, 122, 124, 86],
  ),
  lift: 3.4,
  swell: 20,
  grain: 84,
}
const wrapFolds: Fold[] = [
  fold(7, -1, 132, 86, 158, 112, 204, 122, 250, 112, 270, 88),
  fold(7, 1, 128, 96, 152, 122, 200, 132, 250, 124, 276, 98),
  fold(6, 0.9, 142, 76, 168, 104, 206, 112, 244, 102, 262, 80),
  fold(6, -0.8, 136, 110, 164, 132, 206, 139, 244, 132),
]
const endFolds: Fold[] = [
  { ...fold(7, 1.1, 184, 144, 174, 240, 166, 340, 160, 436), toEdge: true },
  { ...fold(7, -1, 176, 144, 162, 240, 152, 340, 150, 434), toEdge: true },
  { ...fold(7, 1, 200, 146, 196, 240, 190, 340, 190, 438), toEdge: true },
  { ...fold(6, -0.9, 206, 146, 206, 240, 200, 340, 204, 436), toEdge: true },
  { ...fold(7, 1.1, 232, 144, 242, 230, 250, 310, 262, 388), toEdge: true },
  { ...fold(6, -1, 222, 144, 230, 230, 236, 310, 244, 390), toEdge: true },
  { ...fold(6, 0.9, 244, 138, 256, 230, 264, 300, 276, 384), toEdge: true },
]
const fringes = [...fringe(140, 435, 212, 431), ...fringe(222, 389, 282, 380)]

const scarf: GarmentDraft = {
  id: 'scarf',
  name: 'Handloom scarf',
  type: 'Accessories',
  cloth: 'voile',
  front: {
    parts: [loopBehind, endBehind, endBefore, wrap],
    folds: [...wrapFolds, ...endFolds],
    cords: fringes,
  },
  back: {
    parts: [
      { ...endBefore, tone: 0.9 },
      { ...endBehind, tone: 0.9 },
      {
        d: drawn(
          [122, 100, 126, 70, 160, 50, 200, 48],
          [200, 48, 244, 50, 274, 72, 280, 100],
          [280, 100, 276, 140, 244, 164, 204, 168],
          [204, 168, 160, 166, 126, 144, 122, 100],
        ),
        lift: 3.4,
        swell: 24,
        grain: 88,
      },
    ],
    folds: [
      ...endFolds,
      fold(8, 1, 128, 84, 160, 74, 202, 72, 244, 74, 272, 88),
      fold(8, -1, 126, 100, 160, 96, 202, 96, 246, 98, 276, 106),
      fold(8, 1, 130, 118, 164, 120, 204, 122, 244, 118, 274, 114),
      fold(7, -0.9, 138, 138, 170, 146, 206, 148, 244, 140, 268, 126),
    ],
    cords: fringes,
  },
}

/** Points of an ellipse around the crown, so far out, from one angle to another: 0 is right, 90 the front. */
const roundAt = (out: number, from: number, to: number): number[] =>
  Array.from({ length: 13 }, (_, k) => {
    const angle = ((from + ((to - from) * k) / 12) * Math.PI) / 180
    const dip = 5 * Math.cos(angle * 2) - 3 * Math.sin(angle * 3)
    return [200 + (92 + 84 * out) * Math.cos(angle), 284 + (24 + 60 * out) * Math.sin(angle) - dip * out]
  }).flat()

const brim: Part = {
  d: drawn(roundAt(1, 0, 180), roundAt(1, 180, 360)),
  lift: 3.6,
  swell: 26,
}
const crown: Part = {
  d: drawn(
    [112, 288, 112, 250, 118, 196, 132, 156],
    [132, 156, 152, 138, 176, 134, 200, 142],
    [200, 142, 226, 132, 252, 138, 270, 158],
    [270, 158, 284, 200, 289, 250, 288, 288],
    [288, 288, 260, 304, 200, 309, 140, 304, 112, 288],
  ),
  lift: 3,
  swell: 46,
}
const band: Part = {
  d: drawn(
    [113, 252, 150, 268, 200, 273, 250, 268, 288, 252],
    [288, 252, 289, 270, 288, 290],
    [288, 290, 254, 306, 200, 311, 146, 306, 112, 290],
    [112, 290, 112, 270, 113, 252],
  ),
  lift: 1.6,
  swell: 8,
  colour: '#2b2722',
  plain: true,
}
const hatFolds: Fold[] = [
  fold(16, -1.2, 200, 138, 198, 168, 202, 206),
  fold(14, -1, 142, 164, 158, 184, 164, 216),
  fold(14, -1, 258, 166, 244, 186, 238, 216),
  fold(11, 0.8, 166, 146, 178, 176, 180, 206),
  fold(11, 0.8, 236, 146, 224, 176, 222, 206),
  { ...fold(16, 0.9, 300, 284, 336, 280, 378, 272), toEdge: true },
  { ...fold(16, -0.7, 82, 300, 60, 308, 40, 322), toEdge: true },
  { ...fold(15, 0.6, 250, 318, 272, 336, 290, 358), toEdge: true },
]
/** The rounds of the plait, sewn one to the next; the crown hides those behind it. */
const rounds = [0.2, 0.34, 0.48, 0.62, 0.76, 0.9].map((out) => {
  const hidden = (Math.acos(90 / (92 + 84 * out)) * 180) / Math.PI
  return lineThrough(...roundAt(out, -hidden, 180 + hidden))
})
const rings = [172, 190, 208, 226, 242].map((y) =>
  lineThrough(127 - (y - 172) * 0.16, y, 160, y + 10, 200, y + 14, 240, y + 10, 273 + (y - 172) * 0.16, y),
)

const hatView = (ribbon: readonly Part[]): View => ({
  parts: [brim, crown, band, ...ribbon],
  folds: hatFolds,
  seams: [...rounds, ...rings],
})
const dark = { colour: '#2b2722', plain: true } as const
const hat: GarmentDraft = {
  id: 'sun-hat',
  name: 'Sun hat',
  type: 'Accessories',
  cloth: 'straw',
  front: hatView([
    {
      d: drawn(
        [262, 262, 276, 252, 294, 254, 300, 266],
        [300, 266, 298, 280, 284, 290, 268, 284],
        [268, 284, 262, 262],
      ),
      lift: 2,
      swell: 7,
      ...dark,
    },
    {
      d: drawn(
        [252, 264, 264, 260, 270, 268],
        [270, 268, 272, 288, 264, 298],
        [264, 298, 250, 302],
        [250, 302, 252, 264],
      ),
      lift: 2.4,
      swell: 6,
      ...dark,
    },
  ]),
  back: hatView([
    {
      d: drawn(
        [194, 300, 184, 330, 166, 362, 150, 384],
        [150, 384, 166, 386, 176, 396],
        [176, 396, 194, 366, 204, 336, 206, 302],
      ),
      lift: 2.6,
      swell: 6,
      ...dark,
    },
    {
      d: drawn(
        [200, 300, 208, 334, 222, 364, 232, 392],
        [232, 392, 242, 384, 256, 382],
        [256, 382, 240, 352, 224, 326, 214, 300],
      ),
      lift: 2.6,
      swell: 6,
      ...dark,
    },
    {
      d: drawnBoth([200, 268, 216, 272], [216, 272, 220, 288, 216, 306], [216, 306, 200, 310]),
      lift: 3,
      swell: 7,
      ...dark,
    },
  ]),
}

export const accessories: readonly GarmentDraft[] = [scarf, hat]
