import { both, bothFolds, type Fold, type Part, symmetric } from '../template.ts'

/** Pieces that garments for the upper body share. Drawing units; the middle is x = 200. */

export interface BodyShape {
  /** Lowest point of the neckline. */
  readonly neckY: number
  readonly hemY: number
  /** Half the width at the hem. */
  readonly hem: number
  /** Half the width at the waist. */
  readonly waist: number
  /** How much higher the hem is at the sides, as on a shirt. */
  readonly sideRise?: number
}

export function body({ neckY, hemY, hem, waist, sideRise = 6 }: BodyShape): string {
  const side = hemY - sideRise
  return symmetric(
    [200, neckY],
    [222, neckY, 238, neckY - 14, 244, 84],
    [262, 89, 284, 96, 303, 107],
    [291, 130, 286, 160, 289, 192],
    [291, 240, 200 + waist, 270, 200 + waist + 1, 310],
    [200 + waist + 3, 350, 200 + hem - 3, 390, 200 + hem, side],
    [200 + hem * 0.72, hemY, 200 + hem * 0.4, hemY + 2, 200, hemY + 2],
  )
}

export const shortSleeves: readonly Part[] = both({
  d: 'M299 105C320 113 334 129 344 149C354 170 364 191 374 212C359 225 341 233 321 236C312 221 301 206 289 194C284 162 288 130 299 105Z',
  lift: 2.2,
  swell: 26,
  grain: 24,
})

export const longSleeves: readonly Part[] = both({
  d: 'M299 105C318 112 331 130 339 158C350 218 361 300 369 384C370 394 370 400 369 404C358 409 346 410 335 408C327 340 311 258 289 196C284 162 288 130 299 105Z',
  lift: 2.2,
  swell: 26,
  grain: 8,
})

/** The dark inside of the back of the neck, seen over the front neckline, with the house's woven label. */
export const neckInside = (neckY: number): readonly Part[] => [
  {
    d: `M155 84C170 71 230 71 245 84C240 ${neckY - 12} 222 ${neckY + 3} 200 ${neckY + 3}C178 ${neckY + 3} 160 ${neckY - 12} 155 84Z`,
    lift: 0,
    swell: 14,
    tone: 0.55,
    plain: true,
  },
  { d: 'M189 86L211 86L210.6 97L189.4 97Z', lift: 0.6, swell: 2, colour: '#e9dfcb' },
]

/** A ribbed band along the neckline, and its back half inside. */
export const crewBand = (neckY: number, rib: number): readonly Part[] => [
  {
    d: 'M154 85C170 70 230 70 246 85C240 90 234 88 231 86C220 80 180 80 169 86C166 88 160 90 154 85Z',
    lift: 2,
    swell: 4,
    tone: 0.72,
    plain: true,
    rib,
  },
  {
    d: `M149 86C156 ${neckY - 8} 174 ${neckY + 8} 200 ${neckY + 8}C226 ${neckY + 8} 244 ${neckY - 8} 251 86L244 83C238 ${neckY - 15} 222 ${neckY - 1} 200 ${neckY - 1}C178 ${neckY - 1} 162 ${neckY - 15} 156 83Z`,
    lift: 3,
    swell: 5,
    tone: 0.95,
    plain: true,
    rib,
    ribCentre: { x: 200, y: 62, radius: 52 },
  },
]

export const backBand = (rib: number): readonly Part[] => [
  {
    d: 'M152 86C166 78 180 93 200 93C220 93 234 78 248 86L244 81C230 80 220 86 200 86C180 86 170 80 156 81Z',
    lift: 3,
    swell: 4,
    tone: 0.95,
    plain: true,
    rib,
  },
]

/** Cuffs of ribbed knit at the ends of long sleeves. */
export const ribCuffs: readonly Part[] = both({
  d: 'M333 391C345 396 357 395 369 390C370 402 370 411 369 420C358 426 347 427 336 424C335 413 334 402 333 391Z',
  lift: 2,
  swell: 10,
  tone: 0.94,
  plain: true,
  rib: 3.2,
})

export const ribHem = (hemY: number, hem: number): Part => ({
  d: `M${200 - hem + 2} ${hemY - 11}C${200 - hem * 0.5} ${hemY - 4} ${200 + hem * 0.5} ${hemY - 4} ${200 + hem - 2} ${hemY - 11}L${200 + hem - 5} ${hemY + 16}C${200 + hem * 0.5} ${hemY + 23} ${200 - hem * 0.5} ${hemY + 23} ${200 - hem + 5} ${hemY + 16}Z`,
  lift: 1,
  swell: 12,
  tone: 0.94,
  plain: true,
  rib: 3.4,
})

/** How cloth pulls on a hanging upper body: from the armpits, the shoulders, the waist, and down to the hem. */
export const torsoFolds = (hemY: number): Fold[] => [
  ...bothFolds(
    { d: 'M287 196C268 200 252 214 242 232', width: 9, strength: -0.85 },
    { d: 'M288 206C272 218 262 236 256 258', width: 8, strength: 0.8 },
    { d: 'M284 128C276 148 264 166 246 182', width: 10, strength: -0.4 },
    { d: `M290 300C266 306 246 322 232 344`, width: 10, strength: -0.55 },
    { d: `M291 318C270 326 252 342 240 366`, width: 9, strength: 0.6 },
    { d: `M264 ${hemY - 6}C258 ${hemY - 50} 256 ${hemY - 90} 246 ${hemY - 130}`, width: 11, strength: 0.6 },
    { d: `M238 ${hemY - 2}C236 ${hemY - 40} 232 ${hemY - 70} 226 ${hemY - 100}`, width: 10, strength: -0.55 },
  ),
  { d: `M206 ${hemY - 2}C200 ${hemY - 60} 208 ${hemY - 120} 198 ${hemY - 170}`, width: 13, strength: 0.45 },
  { d: 'M160 250C190 262 214 258 240 244', width: 10, strength: -0.3 },
]

export const shortSleeveFolds: readonly Fold[] = bothFolds(
  { d: 'M296 196C312 190 330 190 348 198', width: 8, strength: -0.8 },
  { d: 'M300 188C318 176 336 172 352 176', width: 8, strength: 0.7 },
  { d: 'M310 116C326 132 340 156 350 190', width: 10, strength: 0.45 },
)

export const longSleeveFolds: readonly Fold[] = bothFolds(
  { d: 'M293 200C308 190 322 188 338 196', width: 8, strength: -0.9 },
  { d: 'M298 216C316 204 332 204 346 214', width: 8, strength: 0.8 },
  { d: 'M318 282C332 270 346 270 358 280', width: 8, strength: -0.9 },
  { d: 'M320 298C336 286 350 288 362 300', width: 8, strength: 0.85 },
  { d: 'M324 318C338 310 352 314 364 324', width: 7, strength: -0.6 },
  { d: 'M330 384C342 372 356 372 368 380', width: 7, strength: -0.7 },
  { d: 'M330 368C344 356 356 358 366 364', width: 7, strength: 0.6 },
  { d: 'M312 120C328 150 338 200 346 250', width: 9, strength: 0.35 },
)

export const armholes = ['M303 107C291 130 286 160 289 192', 'M97 107C109 130 114 160 111 192']

/** A line of stitches along the hem. */
export const hemStitch = (hemY: number, hem: number, rise = 6) =>
  `M${200 - hem + 1} ${hemY - rise - 7}C${200 - hem * 0.6} ${hemY - 7} ${200 + hem * 0.6} ${hemY - 7} ${200 + hem - 1} ${hemY - rise - 7}`

export const cuffStitches = ['M318 230C338 227 355 219 371 206', 'M82 230C62 227 45 219 29 206']
