import { both, bothFolds, type GarmentTemplate, type Part, type View } from '../template.ts'

/** A pair seen from above; the right one is drawn, the left one mirrored. */
const sole =
  'M270 84C306 82 324 124 320 184C317 232 306 262 310 318C314 376 300 420 268 421C236 422 222 382 228 326C234 268 220 236 217 188C214 126 236 86 270 84Z'
const footbed =
  'M270 92C300 91 315 128 312 184C309 232 298 262 302 318C305 370 293 412 268 413C243 414 230 376 236 326C242 268 228 236 225 188C222 130 242 94 270 92Z'

const sandalBase: readonly Part[] = [
  ...both({ d: sole, lift: 3.4, swell: 10, colour: '#6b4a33' }),
  ...both({ d: footbed, lift: 1.5, swell: 12, colour: '#b98a5e' }),
]
const toeStraps = both({
  d: 'M222 168C240 150 262 140 270 118C276 140 298 150 319 166C322 186 321 200 319 210C300 196 280 190 270 172C258 190 240 198 218 214C216 198 217 184 222 168Z',
  lift: 2.6,
  swell: 9,
})
const ankleStraps = both({
  d: 'M229 316C246 304 292 302 309 312C311 324 311 332 310 342C290 332 250 333 229 346C227 336 227 326 229 316Z',
  lift: 2.6,
  swell: 9,
})
const sandalFront: View = {
  parts: [...sandalBase, ...toeStraps, ...ankleStraps],
  folds: bothFolds({ d: 'M240 176C256 166 266 152 270 136', width: 5, strength: 0.5 }),
  stitches: [
    'M270 97C297 96 310 130 307 184',
    'M130 97C103 96 90 130 93 184',
    'M231 321C248 310 290 308 307 317',
    'M169 321C152 310 110 308 93 317',
  ],
  buttons: [
    { x: 304, y: 328, r: 3.6 },
    { x: 96, y: 328, r: 3.6 },
  ],
}

const sandals: GarmentTemplate = {
  id: 'sandals',
  name: 'Leather sandals',
  type: 'Footwear',
  cloth: 'leather',
  front: sandalFront,
  back: {
    parts: [
      ...both({ d: sole, lift: 3.4, swell: 14, colour: '#5d402c' }),
      ...both({ d: footbed, lift: -1, swell: 10, colour: '#6f4e37' }),
    ],
    folds: bothFolds({ d: 'M232 240C256 250 286 250 308 240', width: 12, strength: -0.6 }),
    stitches: ['M270 97C297 96 310 130 307 184', 'M130 97C103 96 90 130 93 184'],
  },
}

const upper =
  'M270 92C302 92 316 130 312 186C309 232 300 262 303 318C306 372 294 410 268 411C242 412 230 376 235 324C240 268 227 236 225 190C222 132 240 92 270 92Z'
const sneakerUpper: readonly Part[] = [
  ...both({ d: sole, lift: 3.4, swell: 9, colour: '#ece6da' }),
  ...both({ d: upper, lift: 2.6, swell: 22 }),
  ...both({
    d: 'M270 92C302 92 315 126 312 166C298 150 284 144 269 144C254 144 240 150 226 168C225 126 242 92 270 92Z',
    lift: 2,
    swell: 12,
    colour: '#ece6da',
  }),
  ...both({
    d: 'M252 250C258 238 282 238 288 250C298 290 298 350 290 386C280 398 258 398 248 386C240 350 242 290 252 250Z',
    lift: -6,
    swell: 10,
    tone: 0.35,
    plain: true,
  }),
  ...both({
    d: 'M256 168C262 160 278 160 284 168C288 200 288 230 284 262C276 268 264 268 256 262C252 230 252 200 256 168Z',
    lift: 3,
    swell: 9,
    tone: 0.92,
  }),
]
const laces = [180, 198, 216, 234].flatMap((y) => [
  { d: `M247 ${y}C260 ${y + 6} 280 ${y + 6} 293 ${y}`, width: 4.2, colour: '#f4efe5' },
  { d: `M153 ${y}C140 ${y + 6} 120 ${y + 6} 107 ${y}`, width: 4.2, colour: '#f4efe5' },
])

const sneakers: GarmentTemplate = {
  id: 'sneakers',
  name: 'Canvas sneakers',
  type: 'Footwear',
  cloth: 'canvas',
  front: {
    parts: sneakerUpper,
    folds: bothFolds({ d: 'M228 176C246 166 258 164 268 164', width: 6, strength: -0.5 }),
    stitches: [
      'M226 176C242 154 256 149 269 149C283 149 298 155 312 174',
      'M174 176C158 154 144 149 131 149C117 149 102 155 88 174',
      'M236 300C238 350 244 396 268 403C292 396 300 350 300 300',
      'M164 300C162 350 156 396 132 403C108 396 100 350 100 300',
    ],
    cords: laces,
  },
  back: {
    parts: [
      ...both({ d: sole, lift: 3.4, swell: 12, colour: '#d9cfbc' }),
      ...both({ d: footbed, lift: -1.5, swell: 8, colour: '#c9bda6' }),
    ],
    folds: [130, 170, 210, 290, 330, 370].flatMap((y) =>
      bothFolds({ d: `M236 ${y}C256 ${y + 5} 284 ${y + 5} 304 ${y}`, width: 5, strength: -0.7 }),
    ),
  },
}

export const footwear: readonly GarmentTemplate[] = [sandals, sneakers]
