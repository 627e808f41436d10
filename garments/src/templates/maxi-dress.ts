import { bothFolds, drawn, drawnBoth, lineThrough, mirror } from '../path.ts'
import type { Fold, GarmentDraft, Part } from '../template.ts'
import { fold } from './bottoms.ts'
import { type Flared, flaredFolds, flaredParts, flaredStitch } from './flared.ts'
import { endStitches, type Sleeve, sleeveFolds, sleevesOf } from './sleeves.ts'

const maxiTop: Flared = {
  top: { half: 46, y: 176 },
  hem: { half: 80, y: 300 },
  hip: 4,
  sag: 8,
  flutes: 7,
  wave: 0.4,
}
const maxiTier: Flared = {
  top: { half: 79, y: 297 },
  hem: { half: 118, y: 462 },
  hip: 5,
  sag: 14,
  flutes: 8,
  wave: 2.4,
}
const flutter: Sleeve = {
  outside: [258, 62, 278, 68, 296, 90, 310, 122, 318, 152],
  inside: [262, 166, 258, 148, 256, 128],
  round: 6,
  grain: -24,
  swell: 22,
}
const bodiceSide = [
  [248, 58, 259, 63],
  [259, 63, 255, 90, 257, 126],
  [257, 126, 250, 150, 246, 178],
  [246, 178, 224, 182, 200, 182],
] as const
const wrapHalf: Part = {
  d: drawn(
    [234, 56, 226, 92, 208, 124, 178, 152],
    [178, 152, 166, 170, 154, 179],
    [154, 179, 200, 183, 246, 178],
    [246, 178, 250, 150, 257, 126],
    [257, 126, 255, 90, 259, 63],
    [259, 63, 248, 58, 234, 56],
  ),
  lift: 1.4,
  swell: 26,
  grain: -10,
}
const sash: Part = {
  d: drawnBoth([200, 172, 226, 172, 248, 168], [248, 168, 249, 186], [249, 186, 226, 190, 200, 190]),
  lift: 1.6,
  swell: 6,
  grain: 90,
}
const bow: readonly Part[] = [
  {
    d: drawn(
      [232, 184, 242, 214, 246, 252, 242, 290],
      [242, 290, 250, 294, 258, 290],
      [258, 290, 260, 250, 252, 212, 240, 182],
    ),
    lift: 2.4,
    swell: 5,
    open: true,
  },
  {
    d: drawn(
      [238, 182, 254, 204, 266, 232, 270, 262],
      [270, 262, 278, 262, 284, 256],
      [284, 256, 276, 224, 262, 198, 246, 178],
    ),
    lift: 2.4,
    swell: 5,
    grain: -14,
    open: true,
  },
  {
    d: drawn([230, 172, 238, 168, 246, 171, 247, 181], [247, 181, 243, 189, 233, 188, 230, 172]),
    lift: 3,
    swell: 6,
  },
]
const maxiFolds: Fold[] = [
  ...flaredFolds(maxiTop, 15, 1),
  ...flaredFolds(maxiTier, 25, 1.1),
  ...sleeveFolds(flutter, [[0.5, 0.2, 0.6]], 6),
  ...bothFolds(
    { ...fold(7, 1, 266, 68, 284, 100, 300, 162), toEdge: true },
    { ...fold(6, -0.9, 262, 72, 274, 110, 284, 166), toEdge: true },
    { ...fold(6, 0.9, 260, 80, 264, 120, 270, 168), toEdge: true },
    fold(6, 0.6, 242, 66, 244, 100, 236, 130),
  ),
  fold(5, -0.9, 244, 172, 226, 152, 214, 130),
  fold(5, 0.9, 246, 166, 232, 146, 226, 118),
  fold(5, -0.8, 158, 174, 184, 164, 206, 142),
  fold(5, 0.8, 168, 178, 200, 168, 224, 148),
  fold(5, -0.7, 156, 160, 166, 140, 168, 116),
]
const flutterStitch = endStitches(flutter, 4)

export const maxiDress: GarmentDraft = {
  id: 'maxi-dress',
  name: 'Maxi dress',
  type: 'Dresses',
  cloth: 'voile',
  front: {
    parts: [
      {
        d: drawnBoth([200, 50, 218, 51, 234, 56], [234, 56, 226, 104, 200, 142]),
        lift: 0,
        swell: 10,
        tone: 0.5,
        plain: true,
      },
      { d: 'M190 56L210 56L209.6 65L190.4 65Z', lift: 0.6, swell: 2, colour: '#e9dfcb' },
      ...sleevesOf(flutter),
      ...flaredParts(maxiTier),
      ...flaredParts(maxiTop),
      { ...wrapHalf, d: mirror(wrapHalf.d), grain: 10 },
      wrapHalf,
      sash,
      ...bow,
    ],
    folds: maxiFolds,
    seams: [lineThrough(259, 63, 255, 90, 257, 126), lineThrough(141, 63, 145, 90, 143, 126)],
    stitches: [
      lineThrough(236, 60, 229, 93, 211, 126, 181, 155),
      lineThrough(164, 60, 171, 93, 186, 120),
      flaredStitch(maxiTier, 7),
      ...flutterStitch,
    ],
  },
  back: {
    parts: [
      ...sleevesOf(flutter),
      ...flaredParts(maxiTier),
      ...flaredParts(maxiTop),
      {
        d: drawnBoth(
          [200, 66, 220, 64, 234, 56],
          ...bodiceSide.map((run, i) => (i === 0 ? [234, 56, ...run] : [...run])),
        ),
        lift: 1.2,
        swell: 34,
      },
      sash,
    ],
    folds: [...maxiFolds.slice(0, -5), ...bothFolds(fold(7, -0.6, 254, 120, 236, 138, 230, 168))],
    seams: [
      'M200 67L200 172',
      lineThrough(259, 63, 255, 90, 257, 126),
      lineThrough(141, 63, 145, 90, 143, 126),
    ],
    stitches: [
      lineThrough(168, 60, 182, 67, 200, 69, 218, 67, 232, 60),
      flaredStitch(maxiTier, 7),
      ...flutterStitch,
    ],
    buttons: [{ x: 200, y: 71, r: 2.6 }],
  },
}
