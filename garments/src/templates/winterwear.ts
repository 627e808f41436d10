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
  d: 'M140 112C126 78 140 40 174 31C190 27 210 27 226 31C260 40 274 78 260 112C246 132 224 142 200 144C176 142 154 132 140 112Z',
  lift: 2.2,
  swell: 26,
  tone: 0.98,
}
const hoodInside: Part = {
  d: 'M160 112C144 86 152 52 180 45C194 42 206 42 220 45C248 52 256 86 240 112C230 126 214 134 200 140C186 134 170 126 160 112Z',
  lift: 0,
  swell: 18,
  tone: 0.6,
  plain: true,
}
/** The two edges of the opening meet in front of the neck, one over the other. */
const hoodCollar: readonly Part[] = [
  {
    d: 'M262 84C270 112 246 144 196 164C190 158 188 150 190 143C214 134 234 118 240 98C243 84 254 76 262 84Z',
    lift: 2,
    swell: 11,
  },
  {
    d: 'M138 84C130 112 154 144 204 164C210 158 212 150 210 143C186 134 166 118 160 98C157 84 146 76 138 84Z',
    lift: 2.4,
    swell: 11,
  },
]
const hoodDown: Part = {
  d: 'M140 96C150 78 250 78 260 96C268 130 248 176 200 186C152 176 132 130 140 96Z',
  lift: 2.6,
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
        lift: 1.6,
        swell: 18,
      },
      ...hoodCollar,
    ],
    folds: [...torsoFolds(400), ...longSleeveFolds],
    seams: [...armholes, 'M200 30C199 34 200 40 200 44'],
    stitches: ['M151 311C172 307 228 307 249 311', 'M149 312L134 351', 'M251 312L266 351'],
    cords: [
      { d: 'M184 152C180 180 186 206 182 232', width: 3.1, colour: '#e9e2d4' },
      { d: 'M216 152C221 176 215 198 220 220', width: 3.1, colour: '#e9e2d4' },
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
