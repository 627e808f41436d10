import type { GarmentTemplate, Part } from '../template.ts'
import {
  armholes,
  backBand,
  body,
  crewBand,
  longSleeveFolds,
  longSleeves,
  neckInside,
  ribCuffs,
  ribHem,
  torsoFolds,
} from './tops.ts'

const hoodBehind: Part = {
  d: 'M146 106C130 66 156 34 200 34C244 34 270 66 254 106C244 130 224 142 200 144C176 142 156 130 146 106Z',
  lift: 4,
  swell: 22,
  tone: 0.97,
}
const hoodInside: Part = {
  d: 'M162 104C152 74 168 52 200 52C232 52 248 74 238 104C228 124 214 132 200 134C186 132 172 124 162 104Z',
  lift: 0,
  swell: 16,
  tone: 0.42,
  plain: true,
}
const hoodCollar: readonly Part[] = [
  {
    d: 'M144 92C140 116 160 144 200 158L200 136C180 130 164 116 158 96C154 88 148 86 144 92Z',
    lift: 5,
    swell: 10,
  },
  {
    d: 'M256 92C260 116 240 144 200 158L200 136C220 130 236 116 242 96C246 88 252 86 256 92Z',
    lift: 5,
    swell: 10,
  },
]
const hoodDown: Part = {
  d: 'M140 96C150 78 250 78 260 96C268 130 248 176 200 186C152 176 132 130 140 96Z',
  lift: 6,
  swell: 24,
}

const looseBody = { hemY: 408, hem: 96, waist: 97 }

const hoodie: GarmentTemplate = {
  id: 'hoodie',
  name: 'Hoodie',
  type: 'Winterwear',
  cloth: 'fleece',
  printArea: { x: 140, y: 176, width: 120, height: 110, widthMm: 300, heightMm: 275 },
  front: {
    parts: [
      hoodBehind,
      hoodInside,
      ...longSleeves,
      ...ribCuffs,
      { d: body({ ...looseBody, neckY: 130 }), lift: 2.2, swell: 44 },
      ribHem(408, 96),
      {
        d: 'M148 308C170 304 230 304 252 308L268 350L270 392C240 396 160 396 130 392L132 350Z',
        lift: 3,
        swell: 14,
      },
      ...hoodCollar,
    ],
    folds: [...torsoFolds(400), ...longSleeveFolds],
    seams: armholes,
    stitches: ['M151 311C172 307 228 307 249 311', 'M149 312L134 351', 'M251 312L266 351'],
    cords: [
      { d: 'M180 146C176 176 182 204 178 232', width: 3.1, colour: '#e9e2d4' },
      { d: 'M220 146C224 172 218 196 223 220', width: 3.1, colour: '#e9e2d4' },
    ],
  },
  back: {
    parts: [
      ...longSleeves,
      ...ribCuffs,
      { d: body({ ...looseBody, neckY: 92 }), lift: 2.2, swell: 44 },
      ribHem(408, 96),
      hoodDown,
    ],
    folds: [
      ...torsoFolds(400),
      ...longSleeveFolds,
      { d: 'M166 108C180 140 220 140 234 108', width: 10, strength: -0.7 },
    ],
    seams: armholes,
    stitches: ['M200 84L200 184'],
  },
}

const sweater: GarmentTemplate = {
  id: 'sweater',
  name: 'Knitted jumper',
  type: 'Winterwear',
  cloth: 'knit',
  front: {
    parts: [
      ...neckInside(112),
      ...longSleeves,
      ...ribCuffs,
      { d: body({ ...looseBody, neckY: 112 }), lift: 2.2, swell: 44 },
      ribHem(408, 96),
      ...crewBand(112, 3),
    ],
    folds: [...torsoFolds(400), ...longSleeveFolds],
    seams: armholes,
  },
  back: {
    parts: [
      ...longSleeves,
      ...ribCuffs,
      { d: body({ ...looseBody, neckY: 92 }), lift: 2.2, swell: 44 },
      ribHem(408, 96),
      ...backBand(3),
    ],
    folds: [...torsoFolds(400), ...longSleeveFolds],
    seams: armholes,
  },
}

const pocketFlaps: readonly Part[] = [
  { d: 'M124 318L172 324L172 342L124 336Z', lift: 3, swell: 4 },
  { d: 'M276 318L228 324L228 342L276 336Z', lift: 3, swell: 4 },
]

const rainJacket: GarmentTemplate = {
  id: 'rain-jacket',
  name: 'Monsoon jacket',
  type: 'Winterwear',
  cloth: 'nylon',
  front: {
    parts: [
      hoodBehind,
      hoodInside,
      ...longSleeves,
      { d: body({ hemY: 424, hem: 104, waist: 99, neckY: 130 }), lift: 2.2, swell: 42 },
      { d: 'M191 142L191 426L210 426L210 142Z', lift: 2, swell: 3 },
      ...pocketFlaps,
      ...hoodCollar,
    ],
    folds: [...torsoFolds(420), ...longSleeveFolds],
    seams: [...armholes, 'M210 150L210 424'],
    stitches: ['M194 150L194 424', 'M207 150L207 424', 'M127 321L170 327', 'M273 321L230 327'],
    buttons: [176, 236, 296, 356, 408].map((y) => ({ x: 200.5, y, r: 3.6 })),
    cords: [
      { d: 'M182 150L180 182', width: 2.2, colour: '#d8cdb8' },
      { d: 'M218 150L220 182', width: 2.2, colour: '#d8cdb8' },
    ],
  },
  back: {
    parts: [
      ...longSleeves,
      { d: body({ hemY: 424, hem: 104, waist: 99, neckY: 92 }), lift: 2.2, swell: 42 },
      hoodDown,
    ],
    folds: [...torsoFolds(420), ...longSleeveFolds],
    seams: [...armholes, 'M112 200C150 206 250 206 288 200'],
    stitches: ['M200 84L200 184'],
  },
}

export const winterwear: readonly GarmentTemplate[] = [hoodie, sweater, rainJacket]
