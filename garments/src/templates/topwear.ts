import type { GarmentTemplate, Part } from '../template.ts'
import {
  armholes,
  backBand,
  body,
  crewBand,
  cuffStitches,
  hemStitch,
  longSleeveFolds,
  longSleeves,
  neckInside,
  shortSleeveFolds,
  shortSleeves,
  torsoFolds,
} from './tops.ts'

const teeBody = { hemY: 430, hem: 96, waist: 91 }

const tee: GarmentTemplate = {
  id: 'tee',
  name: 'Jersey tee',
  type: 'Topwear',
  cloth: 'jersey',
  printArea: { x: 128, y: 140, width: 144, height: 192, widthMm: 300, heightMm: 400 },
  front: {
    parts: [
      ...neckInside(118),
      ...shortSleeves,
      { d: body({ ...teeBody, neckY: 118 }), lift: 2.2, swell: 40 },
      ...crewBand(118, 2.4),
    ],
    folds: [...torsoFolds(430), ...shortSleeveFolds],
    seams: armholes,
    stitches: [hemStitch(430, 96), hemStitch(433, 96), ...cuffStitches],
  },
  back: {
    parts: [...shortSleeves, { d: body({ ...teeBody, neckY: 92 }), lift: 2.2, swell: 40 }, ...backBand(2.4)],
    folds: [
      ...torsoFolds(430),
      ...shortSleeveFolds,
      { d: 'M150 128C180 136 220 136 250 128', width: 12, strength: 0.35 },
    ],
    seams: armholes,
    stitches: [hemStitch(430, 96), hemStitch(433, 96), ...cuffStitches],
  },
}

const collarLeaves: readonly Part[] = [
  {
    d: 'M158 80C146 90 142 108 146 128L178 142C188 134 196 124 200 114C184 108 168 96 158 80Z',
    lift: 2.2,
    swell: 5,
    grain: 30,
  },
  {
    d: 'M242 80C254 90 258 108 254 128L222 142C212 134 204 124 200 114C216 108 232 96 242 80Z',
    lift: 2.2,
    swell: 5,
    grain: -30,
  },
]

const collarStand: Part = {
  d: 'M157 82C170 68 230 68 243 82C240 100 226 124 200 140C174 124 160 100 157 82Z',
  lift: 1,
  swell: 7,
  tone: 0.5,
  plain: true,
}

const shirtBody = { hemY: 438, hem: 98, waist: 90, sideRise: 34 }
const placket = 'M190 122L190 438L211 438L211 118Z'
const shirtButtons = [150, 200, 250, 300, 350, 400].map((y) => ({ x: 200, y, r: 3.7 }))

const linenShirt: GarmentTemplate = {
  id: 'linen-shirt',
  name: 'Linen shirt',
  type: 'Topwear',
  cloth: 'linen',
  printArea: { x: 132, y: 150, width: 136, height: 180, widthMm: 300, heightMm: 400 },
  front: {
    parts: [
      collarStand,
      ...longSleeves,
      { d: body({ ...shirtBody, neckY: 114 }), lift: 2.2, swell: 38 },
      { d: placket, lift: 1.2, swell: 3 },
      ...collarLeaves,
    ],
    folds: [...torsoFolds(430), ...longSleeveFolds],
    seams: [...armholes, 'M211 120L211 438'],
    stitches: [
      'M193 122L193 436',
      'M208 122L208 436',
      'M334 398C346 401 358 400 371 396',
      'M66 398C54 401 42 400 29 396',
      'M150 124L178 137',
      'M250 124L222 137',
    ],
    buttons: [{ x: 200, y: 124, r: 3.4 }, ...shirtButtons],
  },
  back: {
    parts: [
      ...longSleeves,
      { d: body({ ...shirtBody, neckY: 92 }), lift: 2.2, swell: 38 },
      {
        d: 'M153 83C170 69 230 69 247 83C250 91 252 98 252 104C231 111 169 111 148 104C148 98 150 91 153 83Z',
        lift: 2,
        swell: 5,
      },
    ],
    folds: [
      ...torsoFolds(430),
      ...longSleeveFolds,
      { d: 'M196 146L196 300', width: 7, strength: 0.6 },
      { d: 'M205 146L206 300', width: 6, strength: -0.5 },
    ],
    seams: [...armholes, 'M112 146C150 150 250 150 288 146'],
    stitches: [
      'M112 149C150 153 250 153 288 149',
      'M334 398C346 401 358 400 371 396',
      'M66 398C54 401 42 400 29 396',
    ],
  },
}

const campShirt: GarmentTemplate = {
  id: 'camp-shirt',
  name: 'Camp-collar shirt',
  type: 'Topwear',
  cloth: 'cotton',
  printArea: { x: 132, y: 150, width: 136, height: 180, widthMm: 300, heightMm: 400 },
  front: {
    parts: [
      collarStand,
      ...shortSleeves,
      { d: body({ hemY: 424, hem: 102, waist: 97, neckY: 114 }), lift: 2.2, swell: 40 },
      { d: 'M192 146L192 424L212 424L212 140Z', lift: 1, swell: 3 },
      {
        d: 'M158 80C140 92 132 112 134 136L160 142L172 164C184 156 194 150 200 146L200 134C184 122 168 100 158 80Z',
        lift: 2.4,
        swell: 5,
        grain: 24,
      },
      {
        d: 'M242 80C260 92 268 112 266 136L240 142L228 164C216 156 206 150 200 146L200 134C216 122 232 100 242 80Z',
        lift: 2.4,
        swell: 5,
        grain: -24,
      },
    ],
    folds: [...torsoFolds(424), ...shortSleeveFolds],
    seams: [...armholes, 'M212 146L212 424'],
    stitches: ['M195 150L195 422', hemStitch(424, 102), ...cuffStitches],
    buttons: [176, 232, 288, 344, 396].map((y) => ({ x: 202, y, r: 3.9 })),
  },
  back: {
    parts: [
      ...shortSleeves,
      { d: body({ hemY: 424, hem: 102, waist: 97, neckY: 92 }), lift: 2.2, swell: 40 },
      {
        d: 'M152 83C170 69 230 69 248 83C252 93 254 101 254 108C230 115 170 115 146 108C146 101 148 93 152 83Z',
        lift: 2,
        swell: 5,
      },
    ],
    folds: [...torsoFolds(424), ...shortSleeveFolds],
    seams: [...armholes, 'M112 150C150 154 250 154 288 150'],
    stitches: [hemStitch(424, 102), ...cuffStitches],
  },
}

const blouse: GarmentTemplate = {
  id: 'blouse',
  name: 'Satin blouse',
  type: 'Topwear',
  cloth: 'satin',
  front: {
    parts: [
      {
        d: 'M155 84C172 72 228 72 245 84C238 120 220 154 200 180C180 154 162 120 155 84Z',
        lift: 0,
        swell: 14,
        tone: 0.45,
        plain: true,
      },
      ...shortSleeves,
      {
        d: 'M200 172C184 150 164 116 156 83C138 89 116 96 97 107C109 130 114 160 111 192C108 250 106 330 100 412C140 424 172 426 200 426C228 426 260 424 300 412C294 330 292 250 289 192C286 160 291 130 303 107C284 96 262 89 244 83C236 116 216 150 200 172Z',
        lift: 2.2,
        swell: 40,
      },
    ],
    folds: [
      ...torsoFolds(420),
      ...shortSleeveFolds,
      { d: 'M200 180C196 230 206 290 198 380', width: 12, strength: 0.6 },
    ],
    seams: armholes,
    stitches: ['M157 87C166 120 186 152 200 172C214 152 234 120 243 87', ...cuffStitches],
  },
  back: {
    parts: [
      ...shortSleeves,
      { d: body({ hemY: 424, hem: 100, waist: 91, neckY: 96 }), lift: 2.2, swell: 40 },
    ],
    folds: [...torsoFolds(420), ...shortSleeveFolds],
    seams: armholes,
    stitches: [hemStitch(424, 100), ...cuffStitches],
  },
}

const kidsTee: GarmentTemplate = {
  ...tee,
  id: 'kids-tee',
  name: "Kids' tee",
  scale: { x: 0.9, y: 0.78 },
  printArea: { x: 140, y: 178, width: 120, height: 140, widthMm: 240, heightMm: 280 },
}

export const topwear: readonly GarmentTemplate[] = [tee, linenShirt, campShirt, blouse, kidsTee]
