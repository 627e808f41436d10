import { both, bothFolds, type Fold, type GarmentTemplate, type Part, symmetric } from '../template.ts'
import { armholes, body, longSleeveFolds, longSleeves, torsoFolds } from './tops.ts'

const legs = symmetric(
  [200, 62],
  [222, 62, 246, 64, 262, 68],
  [274, 104, 282, 144, 284, 188],
  [286, 276, 280, 368, 275, 460],
  [258, 466, 240, 466, 227, 463],
  [222, 376, 214, 286, 200, 206],
)
const band: Part = {
  d: 'M137 56C170 51 230 51 263 56C265 64 266 70 266 78C230 72 170 72 134 78C134 70 135 64 137 56Z',
  lift: 1.4,
  swell: 6,
}
const bandInside: Part = {
  d: 'M139 56C170 45 230 45 261 56C230 61 170 61 139 56Z',
  lift: 0,
  swell: 6,
  tone: 0.55,
  plain: true,
}
const loop = (x: number): Part => ({
  d: `M${x - 3.4} 51L${x + 3.4} 51L${x + 3.6} 83L${x - 3.6} 83Z`,
  lift: 1.2,
  swell: 2,
})
const legFolds: Fold[] = bothFolds(
  { d: 'M204 204C226 196 246 182 268 170', width: 8, strength: -0.75 },
  { d: 'M206 218C230 212 252 200 274 190', width: 8, strength: 0.65 },
  { d: 'M262 118C246 126 230 132 214 134', width: 6, strength: 0.4 },
  { d: 'M264 132C246 142 232 148 212 150', width: 6, strength: 0.4 },
  { d: 'M226 306C242 316 262 318 280 310', width: 9, strength: -0.55 },
  { d: 'M230 328C246 340 262 340 278 330', width: 8, strength: 0.5 },
  { d: 'M228 424C244 414 262 418 276 428', width: 8, strength: -0.7 },
  { d: 'M228 440C244 430 262 434 276 444', width: 7, strength: 0.6 },
)
const cuffLines = ['M229 456C244 459 260 459 274 453', 'M171 456C156 459 140 459 126 453']

const jeans: GarmentTemplate = {
  id: 'jeans',
  name: 'Straight jeans',
  type: 'Bottomwear',
  cloth: 'denim',
  thread: '#c98a3f',
  front: {
    parts: [bandInside, { d: legs, lift: 2.2, swell: 30 }, band, loop(164), loop(236)],
    folds: legFolds,
    seams: [
      'M200 78C201 120 202 160 200 205',
      'M262 78C258 104 270 122 281 128',
      'M138 78C142 104 130 122 119 128',
    ],
    stitches: [
      'M213 80C214 120 214 146 202 162',
      'M216 80C217 122 217 150 203 166',
      'M258 79C254 106 268 126 281 132',
      'M142 79C146 106 132 126 119 132',
      'M139 74C170 68 230 68 261 74',
      'M139 60C170 55 230 55 261 60',
      ...cuffLines,
    ],
    buttons: [{ x: 202, y: 63, r: 4.2 }],
  },
  back: {
    parts: [
      { d: legs, lift: 2.2, swell: 30 },
      band,
      loop(158),
      loop(200),
      loop(242),
      ...both({ d: 'M221 118L262 113L265 152L244 168L223 157Z', lift: 1.4, swell: 3 }),
      { d: 'M226 54L252 56L252 72L226 70Z', lift: 1, swell: 2, colour: '#9a5f33' },
    ],
    folds: legFolds,
    seams: ['M200 78L200 205', 'M135 94C160 106 184 108 200 104C216 108 240 106 265 94'],
    stitches: [
      'M135 97C160 109 184 111 200 107C216 111 240 109 265 97',
      'M224 121L259 116L262 150L244 164L226 155Z',
      'M176 121L141 116L138 150L156 164L174 155Z',
      'M226 134C236 144 250 142 261 130',
      'M174 134C164 144 150 142 139 130',
      'M203 80L203 204',
      ...cuffLines,
    ],
  },
}

const jacketBody = { hemY: 372, hem: 92, waist: 94, sideRise: 3 }
const hemBand: Part = {
  d: 'M107 360C150 366 250 366 293 360L292 388C250 395 150 395 108 388Z',
  lift: 1.4,
  swell: 8,
}
const cuffs: readonly Part[] = both({
  d: 'M331 374C344 379 356 378 368 373C369 386 370 396 370 405C358 411 346 412 335 409C334 397 333 386 331 374Z',
  lift: 1.4,
  swell: 10,
  grain: 8,
})
const flap = (x: number): Part => ({
  d: `M${x - 24} 176L${x + 24} 176L${x + 24} 190L${x} 202L${x - 24} 190Z`,
  lift: 1.8,
  swell: 4,
})
const chestPocket = (x: number): Part => ({
  d: `M${x - 22} 180L${x + 22} 180L${x + 18} 236L${x} 246L${x - 18} 236Z`,
  lift: 1.1,
  swell: 5,
})
const jacketCollar: readonly Part[] = both({
  d: 'M241 75C255 86 266 108 271 136L232 148C219 138 208 128 200 118C218 110 233 96 241 75Z',
  lift: 2.2,
  swell: 5,
  grain: -28,
})

const denimJacket: GarmentTemplate = {
  id: 'denim-jacket',
  name: 'Denim jacket',
  type: 'Winterwear',
  cloth: 'denim',
  thread: '#c98a3f',
  front: {
    parts: [
      {
        d: 'M158 80C170 66 230 66 242 80C236 98 222 112 200 120C178 112 164 98 158 80Z',
        lift: 0,
        swell: 7,
        tone: 0.5,
        plain: true,
      },
      ...longSleeves,
      ...cuffs,
      { d: body({ ...jacketBody, neckY: 118 }), lift: 1.8, swell: 40 },
      hemBand,
      { d: 'M189 126L189 392L211 392L211 122Z', lift: 1.6, swell: 3 },
      ...[148, 252].flatMap((x) => [chestPocket(x), flap(x)]),
      ...jacketCollar,
    ],
    folds: [...torsoFolds(366), ...longSleeveFolds],
    seams: [
      ...armholes,
      'M112 174C140 178 168 178 189 176',
      'M288 174C260 178 232 178 211 176',
      'M148 246L160 360',
      'M252 246L240 360',
    ],
    stitches: [
      'M192 128L192 390',
      'M208 128L208 390',
      'M112 171C140 175 168 175 189 173',
      'M288 171C260 175 232 175 211 173',
      'M144 246L156 360',
      'M256 246L244 360',
      'M127 188L148 198L169 188',
      'M231 188L252 198L273 188',
      'M109 364C150 370 250 370 291 364',
      'M110 385C150 391 250 391 290 385',
      'M333 382C346 385 357 384 368 380',
      'M67 382C54 385 43 384 32 380',
    ],
    buttons: [
      ...[138, 184, 232, 280, 328, 378].map((y) => ({ x: 200, y, r: 4 })),
      { x: 148, y: 194, r: 3 },
      { x: 252, y: 194, r: 3 },
    ],
  },
  back: {
    parts: [
      ...longSleeves,
      ...cuffs,
      { d: body({ ...jacketBody, neckY: 92 }), lift: 1.8, swell: 40 },
      hemBand,
      {
        d: 'M151 84C168 69 232 69 249 84C252 93 254 101 254 108C232 116 168 116 146 108C146 101 148 93 151 84Z',
        lift: 2,
        swell: 5,
      },
    ],
    folds: [...torsoFolds(366), ...longSleeveFolds],
    seams: [...armholes, 'M112 172C150 180 250 180 288 172', 'M150 178L166 360', 'M250 178L234 360'],
    stitches: [
      'M112 175C150 183 250 183 288 175',
      'M146 178L162 360',
      'M254 178L238 360',
      'M109 364C150 370 250 370 291 364',
      'M110 385C150 391 250 391 290 385',
    ],
  },
}

export const denim: readonly GarmentTemplate[] = [jeans, denimJacket]
