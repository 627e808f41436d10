import { both, bothFolds, type GarmentTemplate, type Part, type View } from '../template.ts'

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
const tote: GarmentTemplate = {
  id: 'tote',
  name: 'Canvas tote',
  type: 'Bags',
  cloth: 'canvas',
  printArea: { x: 130, y: 250, width: 140, height: 160, widthMm: 260, heightMm: 297 },
  front: toteView,
  back: toteView,
}

const packBody =
  'M200 92C266 92 296 124 302 190C308 260 310 340 308 400C306 430 288 442 258 444C220 447 180 447 142 444C112 442 94 430 92 400C90 340 92 260 98 190C104 124 134 92 200 92Z'
const packHandle: Part = { d: 'M170 98C166 54 234 54 230 98L219 98C220 70 180 70 181 98Z', lift: 4, swell: 5 }
const backpack: GarmentTemplate = {
  id: 'backpack',
  name: 'Roll-top backpack',
  type: 'Bags',
  cloth: 'canvas',
  front: {
    parts: [
      packHandle,
      ...both({
        d: 'M290 288C308 286 322 294 326 312C330 344 328 380 320 410C312 424 300 430 286 430Z',
        lift: 2,
        swell: 16,
        tone: 0.9,
      }),
      { d: packBody, lift: 3, swell: 44 },
      {
        d: 'M118 292C150 284 250 284 282 292C286 330 286 372 282 408C262 420 138 420 118 408C114 372 114 330 118 292Z',
        lift: 2.8,
        swell: 22,
      },
      {
        d: 'M104 150C150 138 250 138 296 150C298 176 298 196 296 214C250 226 150 226 104 214C102 196 102 176 104 150Z',
        lift: 2.6,
        swell: 16,
      },
      ...both({ d: 'M246 206L262 206L262 300L246 300Z', lift: 4, swell: 4, colour: '#7a5234' }),
    ],
    folds: bothFolds(
      { d: 'M296 240C280 250 276 270 280 284', width: 8, strength: -0.6 },
      { d: 'M294 430C286 424 280 422 270 424', width: 8, strength: 0.4 },
    ),
    stitches: [
      'M121 298C152 291 248 291 279 298',
      'M107 208C152 220 248 220 293 208',
      'M249 208L249 297',
      'M259 208L259 297',
      'M141 208L141 297',
      'M151 208L151 297',
    ],
    buttons: [
      { x: 254, y: 284, r: 5 },
      { x: 146, y: 284, r: 5 },
    ],
  },
  back: {
    parts: [
      packHandle,
      { d: packBody, lift: 3, swell: 44 },
      ...both({
        d: 'M212 112C246 116 270 166 276 232C280 296 288 356 298 406L282 412C266 362 252 310 248 240C244 192 232 148 208 136Z',
        lift: 2.6,
        swell: 10,
        tone: 0.92,
      }),
      ...both({ d: 'M272 398L304 390L312 424L284 434Z', lift: 2, swell: 4, tone: 0.85 }),
      {
        d: 'M168 118C178 108 222 108 232 118L230 142C220 148 180 148 170 142Z',
        lift: 2.2,
        swell: 7,
        tone: 0.9,
      },
    ],
    folds: bothFolds({ d: 'M236 260C232 300 234 340 240 380', width: 12, strength: 0.4 }),
    stitches: [
      'M120 262C160 268 240 268 280 262',
      'M218 120C248 128 262 172 267 236C271 300 280 356 289 402',
      'M182 120C152 128 138 172 133 236C129 300 120 356 111 402',
    ],
  },
}

export const bags: readonly GarmentTemplate[] = [tote, backpack]
