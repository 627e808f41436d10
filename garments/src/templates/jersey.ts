import { both, bothFolds, type GarmentTemplate, type Part, symmetric } from '../template.ts'
import {
  armholes,
  backBand,
  body,
  crewBand,
  hemStitch,
  longSleeveFolds,
  longSleeves,
  neckInside,
  ribCuffs,
  shortSleeveFolds,
  shortSleeves,
  torsoFolds,
} from './tops.ts'

const longBody = { hemY: 428, hem: 95, waist: 91 }

const longSleeve: GarmentTemplate = {
  id: 'long-sleeve',
  name: 'Long-sleeved tee',
  type: 'Topwear',
  cloth: 'jersey',
  printArea: { x: 132, y: 142, width: 136, height: 182, widthMm: 300, heightMm: 400 },
  front: {
    parts: [
      ...neckInside(116),
      ...longSleeves,
      ...ribCuffs,
      { d: body({ ...longBody, neckY: 116 }), lift: 1.6, swell: 40 },
      ...crewBand(116, 2.4),
    ],
    folds: [...torsoFolds(428), ...longSleeveFolds],
    seams: armholes,
    stitches: [hemStitch(428, 95), hemStitch(431, 95)],
  },
  back: {
    parts: [
      ...longSleeves,
      ...ribCuffs,
      { d: body({ ...longBody, neckY: 92 }), lift: 1.6, swell: 40 },
      ...backBand(2.4),
    ],
    folds: [...torsoFolds(428), ...longSleeveFolds],
    seams: armholes,
    stitches: [hemStitch(428, 95), hemStitch(431, 95)],
  },
}

const tankSide = [
  [246, 70, 256, 70, 262, 74],
  [262, 112, 270, 148, 292, 176],
  [290, 240, 288, 280, 290, 320],
  [292, 360, 294, 396, 296, 432],
  [264, 440, 232, 442, 200, 442],
] as const
const tankFront = symmetric([200, 150], [226, 150, 240, 118, 240, 70], ...tankSide)
const tankBack = symmetric([200, 108], [224, 108, 238, 96, 240, 70], ...tankSide)
const tankBinding = (neckY: number): readonly Part[] => [
  {
    d: `M160 69C160 ${neckY - 30} 174 ${neckY + 2} 200 ${neckY + 2}C226 ${neckY + 2} 240 ${neckY - 30} 240 69L245 69C246 ${neckY - 26} 230 ${neckY + 8} 200 ${neckY + 8}C170 ${neckY + 8} 154 ${neckY - 26} 155 69Z`,
    lift: 1.2,
    swell: 3,
    tone: 0.96,
    plain: true,
  },
  ...both({
    d: 'M262 73C262 112 270 148 293 177L290 183C264 150 256 112 257 72Z',
    lift: 1.2,
    swell: 3,
    tone: 0.96,
    plain: true,
  }),
]
const tankFolds = [
  ...torsoFolds(436),
  ...bothFolds({ d: 'M284 178C266 184 252 198 244 220', width: 8, strength: 0.6 }),
]

const tank: GarmentTemplate = {
  id: 'tank',
  name: 'Tank top',
  type: 'Topwear',
  cloth: 'jersey',
  printArea: { x: 140, y: 172, width: 120, height: 160, widthMm: 260, heightMm: 347 },
  front: {
    parts: [
      {
        d: 'M156 76C158 70 162 70 164 74C170 96 184 106 200 106C216 106 230 96 236 74C238 70 242 70 244 76C243 124 226 154 200 154C174 154 157 124 156 76Z',
        lift: 0,
        swell: 14,
        tone: 0.6,
        plain: true,
      },
      { d: tankFront, lift: 1.6, swell: 40 },
      ...tankBinding(150),
    ],
    folds: tankFolds,
    stitches: ['M105 425C150 434 250 434 295 425'],
  },
  back: {
    parts: [{ d: tankBack, lift: 1.6, swell: 40 }, ...tankBinding(108)],
    folds: tankFolds,
    stitches: ['M105 425C150 434 250 434 295 425'],
  },
}

const poloCollar: readonly Part[] = both({
  d: 'M238 76C254 84 262 98 261 120L230 137C220 130 208 124 200 118C216 110 230 96 238 76Z',
  lift: 2.2,
  swell: 6,
  grain: -26,
  plain: true,
  tone: 0.96,
})
const poloCuffs: readonly Part[] = both({
  d: 'M318 228C338 225 355 217 371 204L375 213C360 226 341 234 321 237Z',
  lift: 1.2,
  swell: 4,
  rib: 2.2,
  grain: -60,
  plain: true,
  tone: 0.96,
})
const poloBody = { hemY: 430, hem: 96, waist: 92 }

const polo: GarmentTemplate = {
  id: 'polo',
  name: 'Piqué polo',
  type: 'Topwear',
  cloth: 'jersey',
  printArea: { x: 140, y: 190, width: 120, height: 150, widthMm: 260, heightMm: 325 },
  front: {
    parts: [
      {
        d: 'M160 82C170 70 230 70 240 82C234 98 220 112 200 120C180 112 166 98 160 82Z',
        lift: 0,
        swell: 7,
        tone: 0.5,
        plain: true,
      },
      ...shortSleeves,
      ...poloCuffs,
      { d: body({ ...poloBody, neckY: 118 }), lift: 1.6, swell: 40 },
      { d: 'M189 122L211 119L211 188L189 188Z', lift: 1.1, swell: 3 },
      ...poloCollar,
    ],
    folds: [...torsoFolds(430), ...shortSleeveFolds],
    seams: armholes,
    stitches: [
      'M192 126L192 185L208 185L208 126',
      'M190 178L210 178',
      hemStitch(430, 96),
      hemStitch(433, 96),
    ],
    buttons: [134, 154, 172].map((y) => ({ x: 200, y, r: 3.2 })),
  },
  back: {
    parts: [
      ...shortSleeves,
      ...poloCuffs,
      { d: body({ ...poloBody, neckY: 92 }), lift: 1.6, swell: 40 },
      {
        d: 'M152 83C170 70 230 70 248 83C253 96 255 104 253 114C230 121 170 121 147 114C145 104 147 96 152 83Z',
        lift: 2.2,
        swell: 7,
        plain: true,
        rib: 2.2,
        tone: 0.96,
      },
    ],
    folds: [...torsoFolds(430), ...shortSleeveFolds],
    seams: armholes,
    stitches: [hemStitch(430, 96), hemStitch(433, 96)],
  },
}

export const jersey: readonly GarmentTemplate[] = [longSleeve, tank, polo]
