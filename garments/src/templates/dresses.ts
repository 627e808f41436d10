import { both, bothFolds, type Fold, type GarmentTemplate, type Part } from '../template.ts'
import { shortSleeveFolds, shortSleeves } from './tops.ts'

const bodice =
  'M150 106C166 118 184 124 200 124C216 124 234 118 250 106C262 120 272 142 276 160C266 184 258 206 256 226C232 232 168 232 144 226C142 206 134 184 124 160C128 142 138 120 150 106Z'
const skirt =
  'M144 222C168 229 232 229 256 222C276 280 304 356 326 430C290 448 240 454 200 454C160 454 110 448 74 430C96 356 124 280 144 222Z'
const straps: readonly Part[] = both({
  d: 'M246 50C252 68 256 88 256 112L243 113C242 90 238 68 234 52Z',
  lift: 2,
  swell: 4,
  plain: true,
})

const skirtFolds: Fold[] = [
  ...bothFolds(
    { d: 'M248 234C270 300 292 370 308 436', width: 10, strength: 0.8 },
    { d: 'M240 234C256 300 270 370 280 442', width: 9, strength: -0.75 },
    { d: 'M230 236C240 300 248 370 254 448', width: 10, strength: 0.7 },
    { d: 'M218 236C222 300 226 370 228 450', width: 9, strength: -0.65 },
  ),
  { d: 'M200 236C198 310 204 380 200 450', width: 10, strength: 0.6 },
]
const bodiceFolds: Fold[] = bothFolds(
  { d: 'M272 164C254 170 238 184 226 206', width: 8, strength: -0.5 },
  { d: 'M252 222C244 208 242 196 244 182', width: 7, strength: 0.5 },
  { d: 'M228 224C224 210 224 200 226 188', width: 6, strength: -0.4 },
)

const sundress: GarmentTemplate = {
  id: 'sundress',
  name: 'Sundress',
  type: 'Dresses',
  cloth: 'cotton',
  front: {
    parts: [
      {
        d: 'M152 108C170 96 230 96 248 108C234 120 216 126 200 126C184 126 166 120 152 108Z',
        lift: 0,
        swell: 8,
        tone: 0.45,
        plain: true,
      },
      { d: skirt, lift: 2.2, swell: 38 },
      { d: bodice, lift: 2.2, swell: 32 },
      ...straps,
      { d: 'M143 218C168 226 232 226 257 218L258 232C232 240 168 240 142 232Z', lift: 2, swell: 5 },
    ],
    folds: [...skirtFolds, ...bodiceFolds],
    seams: ['M170 122C172 160 170 190 168 220', 'M230 122C228 160 230 190 232 220'],
    stitches: [
      'M76 424C112 442 162 448 200 448C238 448 288 442 324 424',
      'M152 111C168 122 184 128 200 128C216 128 232 122 248 111',
    ],
  },
  back: {
    parts: [
      { d: skirt, lift: 2.2, swell: 38 },
      { d: bodice, lift: 2.2, swell: 32 },
      ...straps,
      { d: 'M143 218C168 226 232 226 257 218L258 232C232 240 168 240 142 232Z', lift: 2, swell: 5 },
    ],
    folds: [...skirtFolds, ...bodiceFolds],
    seams: ['M200 126L200 300'],
    stitches: ['M76 424C112 442 162 448 200 448C238 448 288 442 324 424'],
    buttons: [{ x: 200, y: 136, r: 3 }],
  },
}

const maxiBody =
  'M200 150C186 130 168 104 158 74C138 79 116 86 98 97C108 118 114 146 112 176C116 200 126 216 132 232C134 238 134 240 133 246C116 320 96 400 78 462C120 478 160 482 200 482C240 482 280 478 322 462C304 400 284 320 267 246C266 240 266 238 268 232C274 216 284 200 288 176C286 146 292 118 302 97C284 86 262 79 242 74C232 104 214 130 200 150Z'

const maxiDress: GarmentTemplate = {
  id: 'maxi-dress',
  name: 'Maxi dress',
  type: 'Dresses',
  cloth: 'voile',
  scale: { x: 0.95, y: 0.95 },
  front: {
    parts: [
      {
        d: 'M157 75C172 62 228 62 243 75C232 106 214 132 200 150C186 132 168 106 157 75Z',
        lift: 0,
        swell: 10,
        tone: 0.45,
        plain: true,
      },
      ...shortSleeves.map((part) => ({ ...part, lift: 3 })),
      { d: maxiBody, lift: 2.2, swell: 38 },
      {
        d: 'M131 232C160 240 240 240 269 232L270 246C240 255 160 255 130 246Z',
        lift: 2.5,
        swell: 5,
        grain: 4,
      },
      {
        d: 'M262 238C276 262 280 300 276 340C268 344 262 342 258 336C262 300 258 266 250 244Z',
        lift: 4,
        swell: 6,
      },
    ],
    folds: [
      ...shortSleeveFolds,
      ...bothFolds(
        { d: 'M260 256C276 320 294 400 306 458', width: 10, strength: 0.8 },
        { d: 'M248 256C260 320 272 400 280 466', width: 9, strength: -0.75 },
        { d: 'M232 258C240 320 248 400 252 470', width: 10, strength: 0.65 },
        { d: 'M216 258C220 320 224 400 226 474', width: 9, strength: -0.6 },
        { d: 'M284 180C262 190 246 208 236 230', width: 9, strength: -0.8 },
        { d: 'M266 228C256 206 250 190 250 172', width: 7, strength: 0.5 },
      ),
    ],
    stitches: [
      'M157 78C168 106 186 132 200 152C214 132 232 106 243 78',
      'M80 456C120 471 160 475 200 475C240 475 280 471 320 456',
    ],
  },
  back: {
    parts: [
      ...shortSleeves,
      {
        d: maxiBody
          .replace('M200 150C186 130 168 104 158 74', 'M200 86C184 86 168 82 158 74')
          .replace('C232 104 214 130 200 150Z', 'C232 82 216 86 200 86Z'),
        lift: 2.2,
        swell: 38,
      },
      { d: 'M131 232C160 240 240 240 269 232L270 246C240 255 160 255 130 246Z', lift: 2.5, swell: 5 },
    ],
    folds: [
      ...shortSleeveFolds,
      ...bothFolds(
        { d: 'M260 256C276 320 294 400 306 458', width: 10, strength: 0.8 },
        { d: 'M248 256C260 320 272 400 280 466', width: 9, strength: -0.75 },
        { d: 'M232 258C240 320 248 400 252 470', width: 10, strength: 0.65 },
      ),
    ],
    seams: ['M200 88L200 300'],
    stitches: ['M80 456C120 471 160 475 200 475C240 475 280 471 320 456'],
  },
}

const kidsDress: GarmentTemplate = {
  ...sundress,
  id: 'kids-dress',
  name: "Kids' dress",
  scale: { x: 0.88, y: 0.78 },
}

export const dresses: readonly GarmentTemplate[] = [sundress, maxiDress, kidsDress]
