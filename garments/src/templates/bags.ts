import { both, bothFolds, drawn, drawnBoth, lineThrough, mirror } from '../path.ts'
import type { GarmentDraft, Part, View } from '../template.ts'

const handle = (top: number): string =>
  `M136 206C134 ${top} 266 ${top} 264 206L250 206C250 ${top + 18} 150 ${top + 18} 150 206Z`
const toteBody =
  'M104 196C160 190 240 190 296 196C302 270 308 350 312 424C312 436 304 442 294 443C230 447 170 447 106 443C96 442 88 436 88 424C92 350 98 270 104 196Z'
const toteFolds = [
  ...bothFolds(
    { d: 'M262 206C256 250 262 300 250 350', width: 10, strength: 0.5 },
    { d: 'M298 240C286 290 288 350 296 420', width: 10, strength: -0.6 },
    { d: 'M300 430C280 418 262 414 240 416', width: 9, strength: 0.5 },
    { d: 'M236 210C232 250 224 280 212 310', width: 9, strength: -0.45 },
  ),
]
const toteView: View = {
  parts: [
    { d: handle(40), lift: 3, swell: 5, tone: 0.72 },
    {
      d: 'M106 197C160 186 240 186 294 197C240 206 160 206 106 197Z',
      lift: 0,
      swell: 8,
      tone: 0.45,
      plain: true,
    },
    { d: toteBody, lift: 2.4, swell: 34 },
    { d: handle(66), lift: 2.4, swell: 5 },
    { d: 'M132 198L154 198L154 240L132 240Z', lift: 2, swell: 3 },
    { d: 'M246 198L268 198L268 240L246 240Z', lift: 2, swell: 3 },
  ],
  folds: toteFolds,
  stitches: [
    'M105 208C160 202 240 202 295 208',
    'M135 201L151 237M151 201L135 237',
    'M249 201L265 237M265 201L249 237',
  ],
}
const tote: GarmentDraft = {
  id: 'tote',
  name: 'Canvas tote',
  type: 'Bags',
  cloth: 'canvas',
  printArea: { x: 130, y: 250, width: 140, height: 160, widthMm: 260, heightMm: 297 },
  front: toteView,
  back: toteView,
}

const leather = { colour: '#7a5234' } as const
/** The mouth is rolled down and clipped at the sides. */
const roll: readonly Part[] = [
  {
    d: drawnBoth(
      [200, 104, 250, 104, 296, 108],
      [296, 108, 304, 126, 298, 146],
      [298, 146, 250, 152, 200, 153],
    ),
    lift: 3.4,
    swell: 15,
    grain: 90,
  },
  ...both({
    d: drawn([288, 104, 304, 112, 306, 130, 298, 150], [298, 150, 290, 148, 286, 128, 288, 104]),
    lift: 1.4,
    swell: 5,
    tone: 0.8,
  }),
]
const packBody: Part = {
  d: drawnBoth(
    [200, 128, 250, 129, 290, 134],
    [290, 134, 302, 200, 306, 280, 308, 360, 304, 412],
    [304, 412, 292, 440, 250, 447, 200, 448],
  ),
  lift: 3,
  swell: 42,
}
const packHandle: Part = {
  d: drawn(
    [176, 106, 172, 70, 228, 70, 224, 106],
    [224, 106, 214, 106],
    [214, 106, 216, 82, 184, 82, 186, 106],
    [186, 106, 176, 106],
  ),
  lift: 4,
  swell: 5,
  ...leather,
}
const sideStraps = both({
  d: drawn(
    [296, 140, 303, 138],
    [303, 138, 312, 200, 314, 258],
    [314, 258, 305, 260],
    [305, 260, 304, 200, 296, 140],
  ),
  lift: 2.4,
  swell: 3,
  ...leather,
})
const packFolds = bothFolds(
  { d: lineThrough(298, 180, 280, 196, 262, 202), width: 9, strength: -0.8 },
  { d: lineThrough(300, 204, 282, 222, 268, 240), width: 9, strength: 0.8 },
  { d: lineThrough(234, 156, 240, 190, 236, 230), width: 9, strength: 0.6 },
  { d: lineThrough(262, 154, 266, 176, 258, 196), width: 7, strength: -0.6 },
)
const backpack: GarmentDraft = {
  id: 'backpack',
  name: 'Roll-top backpack',
  type: 'Bags',
  cloth: 'canvas',
  front: {
    parts: [
      packHandle,
      ...both({
        d: drawn(
          [298, 300, 318, 304, 328, 330, 328, 400],
          [328, 400, 318, 424, 296, 428],
          [296, 428, 298, 300],
        ),
        lift: 2,
        swell: 14,
        tone: 0.9,
      }),
      packBody,
      ...roll,
      ...sideStraps,
      {
        d: drawnBoth(
          [200, 286, 250, 287, 280, 291],
          [280, 291, 285, 340, 283, 396],
          [283, 396, 276, 418, 240, 424, 200, 425],
        ),
        lift: 3,
        swell: 24,
      },
      {
        d: drawnBoth(
          [200, 276, 250, 277, 283, 281],
          [283, 281, 286, 306, 280, 322],
          [280, 322, 240, 334, 200, 336],
        ),
        lift: 3,
        swell: 12,
      },
      {
        d: drawn(
          [191, 96, 209, 96],
          [209, 96, 210, 220, 209, 356],
          [209, 356, 200, 362, 191, 356],
          [191, 356, 190, 220, 191, 96],
        ),
        lift: 3,
        swell: 4,
        ...leather,
      },
      { d: 'M185 300L215 300L215 324L185 324Z', lift: 2, swell: 3, colour: '#c9b27c' },
      { d: 'M190 305L210 305L210 319L190 319Z', lift: -0.8, swell: 2, ...leather },
      { d: 'M198 302L203 302L203 322L198 322Z', lift: 1, swell: 2, colour: '#c9b27c' },
      { d: 'M186 380L214 380L214 398L186 398Z', lift: 1.2, swell: 3, ...leather },
    ],
    folds: packFolds,
    stitches: [
      lineThrough(122, 316, 160, 328, 200, 330, 240, 328, 278, 316),
      lineThrough(121, 294, 118, 340, 121, 394, 134, 412, 200, 419),
      lineThrough(279, 294, 282, 340, 279, 394, 266, 412, 200, 419),
      'M193.5 100L193.5 354',
      'M206.5 100L206.5 354',
      lineThrough(106, 138, 150, 145, 200, 147, 250, 145, 294, 138),
      'M189 383L211 383L211 395L189 395Z',
    ],
    buttons: [
      { x: 200, y: 342, r: 2.6 },
      { x: 308, y: 246, r: 3.4 },
      { x: 92, y: 246, r: 3.4 },
    ],
  },
  back: {
    parts: [
      packHandle,
      packBody,
      ...roll,
      {
        d: drawnBoth(
          [200, 168, 250, 168, 272, 176],
          [272, 176, 276, 280, 272, 396],
          [272, 396, 240, 408, 200, 409],
        ),
        lift: 1.2,
        swell: 26,
        tone: 0.9,
      },
      ...both({ d: 'M276 396L306 386L316 418L288 432Z', lift: 2, swell: 4, tone: 0.85 }),
      ...both({
        d: drawn(
          [208, 162, 226, 156, 246, 172, 260, 206, 268, 250, 272, 300],
          [272, 300, 262, 306, 248, 306],
          [248, 306, 240, 256, 230, 214, 212, 188],
          [212, 188, 206, 176, 208, 162],
        ),
        lift: 3.4,
        swell: 13,
        tone: 0.95,
        grain: -8,
      }),
      ...both({
        d: drawn(
          [254, 302, 266, 302],
          [266, 302, 278, 350, 304, 404],
          [304, 404, 296, 412],
          [296, 412, 266, 356, 254, 302],
        ),
        lift: 2,
        swell: 4,
        ...leather,
      }),
      ...both({ d: 'M248 298L272 295L273 312L250 315Z', lift: 1.6, swell: 3, ...leather }),
      {
        d: drawnBoth([200, 156, 226, 157, 240, 162], [240, 162, 238, 182], [238, 182, 220, 187, 200, 188]),
        lift: 2,
        swell: 6,
        ...leather,
      },
    ],
    folds: bothFolds({ d: lineThrough(238, 330, 236, 360, 240, 392), width: 10, strength: 0.5 }),
    stitches: [
      ...[
        lineThrough(213, 166, 226, 162, 242, 176, 256, 208, 264, 252, 267, 298),
        lineThrough(216, 186, 234, 212, 244, 256, 252, 300),
      ].flatMap((line) => [line, mirror(line)]),
      lineThrough(131, 240, 160, 244, 200, 245, 240, 244, 269, 240),
      lineThrough(131, 320, 160, 324, 200, 325, 240, 324, 269, 320),
      lineThrough(164, 165, 200, 161, 236, 165),
    ],
  },
}

export const bags: readonly GarmentDraft[] = [tote, backpack]
