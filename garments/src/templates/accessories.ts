import { bothFolds, type Fold, type GarmentTemplate, type View } from '../template.ts'

const scarfFolds: Fold[] = [
  { d: 'M150 110C142 210 146 320 138 420', width: 9, strength: 0.8 },
  { d: 'M170 110C164 210 170 320 164 424', width: 8, strength: -0.75 },
  { d: 'M186 110C184 220 188 320 186 424', width: 8, strength: 0.65 },
  { d: 'M224 120C232 210 226 300 234 388', width: 9, strength: 0.8 },
  { d: 'M244 112C254 210 248 300 256 386', width: 8, strength: -0.75 },
  { d: 'M262 110C270 200 268 290 276 380', width: 8, strength: 0.6 },
  { d: 'M140 92C170 122 230 126 262 92', width: 9, strength: -0.7 },
  { d: 'M146 78C176 104 226 106 256 78', width: 8, strength: 0.7 },
]
const fringe = (from: number, to: number, y: number) =>
  Array.from({ length: Math.floor((to - from) / 6) }, (_, i) => ({
    d: `M${from + i * 6} ${y}C${from + i * 6 - 2} ${y + 10} ${from + i * 6 + 2} ${y + 16} ${from + i * 6 + ((i % 3) - 1) * 2} ${y + 26}`,
    width: 1.7,
  }))

const scarfView: View = {
  parts: [
    {
      d: 'M134 84C150 52 250 52 266 84C262 104 238 122 200 122C162 122 138 104 134 84Z',
      lift: 2.2,
      swell: 22,
      tone: 0.62,
    },
    {
      d: 'M198 108C232 106 256 98 268 80C282 176 282 290 290 386C268 394 240 396 218 392C220 290 216 200 198 108Z',
      lift: 2.2,
      swell: 24,
      grain: -3,
    },
    {
      d: 'M132 80C142 92 168 98 200 98C206 200 204 320 206 428C180 434 148 434 124 428C128 310 122 190 132 80Z',
      lift: 2.2,
      swell: 24,
      grain: 2,
    },
    {
      d: 'M131 82C150 112 250 116 269 82C274 98 268 112 258 122C232 138 168 136 142 120C132 110 128 96 131 82Z',
      lift: 2.2,
      swell: 19,
      grain: 20,
    },
  ],
  folds: scarfFolds,
  cords: [...fringe(126, 206, 427), ...fringe(220, 290, 389)],
}

const scarf: GarmentTemplate = {
  id: 'scarf',
  name: 'Handloom scarf',
  type: 'Accessories',
  cloth: 'voile',
  front: scarfView,
  back: scarfView,
}

const brim =
  'M200 236C296 236 372 268 372 312C372 352 296 374 200 374C104 374 28 352 28 312C28 268 104 236 200 236Z'
const crown =
  'M200 122C252 122 284 150 292 210C297 246 300 270 302 292C276 312 242 320 200 320C158 320 124 312 98 292C100 270 103 246 108 210C116 150 148 122 200 122Z'
const hatFolds: Fold[] = [
  { d: 'M156 150C176 170 224 170 244 150', width: 12, strength: -0.9 },
  { d: 'M200 128C196 150 204 160 200 176', width: 10, strength: -0.5 },
  ...bothFolds({ d: 'M310 320C336 322 352 312 362 304', width: 9, strength: 0.5 }),
]
const hatView: View = {
  parts: [
    { d: brim, lift: 2.2, swell: 22 },
    { d: crown, lift: 3, swell: 50 },
    {
      d: 'M100 270C130 292 160 300 200 300C240 300 270 292 300 270C301 280 302 288 302 294C276 314 242 322 200 322C158 322 124 314 98 294C98 288 99 280 100 270Z',
      lift: 2.5,
      swell: 6,
      colour: '#2b2722',
      plain: true,
    },
  ],
  folds: hatFolds,
  stitches: ['M42 318C60 346 120 364 200 364C280 364 340 346 358 318'],
}
const hat: GarmentTemplate = {
  id: 'sun-hat',
  name: 'Sun hat',
  type: 'Accessories',
  cloth: 'straw',
  front: hatView,
  back: hatView,
}

export const accessories: readonly GarmentTemplate[] = [scarf, hat]
