import { both, bothFolds, type Fold, type GarmentTemplate, type Part, symmetric } from '../template.ts'

const bodice = symmetric(
  [200, 124],
  [215, 124, 230, 117, 241, 103],
  [248, 118, 256, 138, 266, 152],
  [267, 178, 258, 202, 256, 226],
  [238, 231, 218, 232, 200, 232],
)
const skirt = symmetric(
  [200, 224],
  [220, 224, 240, 223, 256, 220],
  [277, 282, 306, 356, 328, 428],
  [300, 444, 250, 455, 200, 455],
)
const waist: Part = {
  d: 'M143 217C168 224 232 224 257 217L258 231C232 238 168 238 142 231Z',
  lift: 1.4,
  swell: 5,
}
/** Straps run from the bodice over the shoulder to the back, which is seen behind them. */
const strapBehind: readonly Part[] = both({
  d: 'M221 108C224 88 227 68 230 52C233 48 238 48 240 53C238 72 233 92 230 111Z',
  lift: 1,
  swell: 4,
  tone: 0.62,
  plain: true,
})
const strapBefore: readonly Part[] = both({
  d: 'M229 54C231 46 239 46 241 54C243 72 243 92 243 112L233 118C234 96 232 74 229 54Z',
  lift: 1.8,
  swell: 4,
  plain: true,
})
const backInside: Part = {
  d: 'M158 104C172 96 228 96 242 104C232 118 216 130 200 130C184 130 168 118 158 104Z',
  lift: 0,
  swell: 8,
  tone: 0.5,
  plain: true,
}

/** Flutes that fall from a seam to the hem, more of them the fuller the skirt. */
const flutes = (top: number, hem: number, half: { top: number; hem: number }, count: number): Fold[] =>
  Array.from({ length: count }, (_, i) => {
    const share = ((i + 0.5) / count) * 2 - 1
    const [from, to] = [200 + share * half.top, 200 + share * half.hem * 0.97]
    const end = hem + 4 - 16 * share ** 2
    return {
      d: `M${from.toFixed(1)} ${top}C${(from + share * 6).toFixed(1)} ${top + (hem - top) * 0.4} ${to.toFixed(1)} ${end - 60} ${to.toFixed(1)} ${end}`,
      width: (half.hem / count) * 0.42,
      strength: i % 2 === 0 ? 1.4 : 1.05,
      toEdge: true,
    }
  })

/** Short gathers where a full skirt is sewn to a band. */
const gathers = (y: number, half: number, count: number): Fold[] =>
  Array.from({ length: count }, (_, i) => {
    const share = ((i + 0.5) / count) * 2 - 1
    const x = 200 + share * half
    return {
      d: `M${x.toFixed(1)} ${y}C${(x + share * 4).toFixed(1)} ${y + 14} ${(x + share * 8).toFixed(1)} ${y + 26} ${(x + share * 12).toFixed(1)} ${y + 38 + (i % 3) * 12}`,
      width: 4.4,
      strength: i % 2 === 0 ? 0.6 : -0.5,
    }
  })

const bodiceFolds: Fold[] = bothFolds(
  { d: 'M266 158C250 166 238 180 228 204', width: 7, strength: -0.5 },
  { d: 'M252 224C244 208 242 196 244 182', width: 6, strength: 0.5 },
  { d: 'M228 226C224 210 224 200 226 188', width: 5, strength: -0.4 },
)
const hemStitches = 'M75 421C104 436 152 447 200 447C248 447 296 436 325 421'

const sundress: GarmentTemplate = {
  id: 'sundress',
  name: 'Sundress',
  type: 'Dresses',
  cloth: 'cotton',
  front: {
    parts: [
      backInside,
      ...strapBehind,
      { d: skirt, lift: 2.2, swell: 40 },
      { d: bodice, lift: 1.6, swell: 34 },
      waist,
      ...strapBefore,
    ],
    folds: [...flutes(232, 452, { top: 50, hem: 118 }, 7), ...gathers(233, 50, 11), ...bodiceFolds],
    seams: ['M172 122C174 160 172 190 170 218', 'M228 122C226 160 228 190 230 218'],
    stitches: [hemStitches, 'M160 107C171 120 185 128 200 128C215 128 229 120 240 107'],
  },
  back: {
    parts: [{ d: skirt, lift: 2.2, swell: 40 }, { d: bodice, lift: 1.6, swell: 34 }, waist, ...strapBefore],
    folds: [...flutes(232, 452, { top: 50, hem: 118 }, 7), ...gathers(233, 50, 9), ...bodiceFolds],
    seams: ['M200 126L200 330'],
    stitches: [hemStitches, 'M160 107C171 120 185 128 200 128C215 128 229 120 240 107'],
    buttons: [{ x: 200, y: 134, r: 2.8 }],
  },
}

const maxiSide = [
  [238, 43, 252, 48, 263, 56],
  [256, 78, 252, 98, 257, 120],
  [254, 136, 247, 148, 244, 162],
  [268, 258, 296, 376, 314, 470],
  [280, 480, 240, 486, 200, 486],
] as const
const maxiFront = symmetric([200, 100], [212, 84, 221, 62, 226, 40], ...maxiSide)
const maxiBack = symmetric([200, 50], [212, 50, 221, 46, 226, 40], ...maxiSide)
const flutter: readonly Part[] = both({
  d: 'M259 54C277 60 293 77 303 99C308 112 311 124 311 134C296 143 276 141 257 128C252 104 253 76 259 54Z',
  lift: 1.8,
  swell: 20,
  grain: 20,
})
const sash: Part = {
  d: 'M155 156C172 161 228 161 245 156L246 171C228 177 172 177 154 171Z',
  lift: 1.6,
  swell: 5,
  grain: 4,
}
const maxiFolds: Fold[] = [
  ...flutes(172, 484, { top: 40, hem: 108 }, 7),
  ...gathers(174, 40, 9),
  ...bothFolds(
    { d: 'M252 122C240 128 228 138 220 154', width: 6, strength: -0.6 },
    { d: 'M234 158C228 142 226 130 228 116', width: 5, strength: 0.5 },
    { d: 'M264 60C280 74 292 100 298 136', width: 6, strength: 0.6 },
    { d: 'M260 66C270 84 276 110 278 138', width: 5, strength: -0.5 },
  ),
]
const tierSeam = 'M107 350C140 360 260 360 293 350'

const maxiDress: GarmentTemplate = {
  id: 'maxi-dress',
  name: 'Maxi dress',
  type: 'Dresses',
  cloth: 'voile',
  scale: { x: 0.93, y: 0.92 },
  front: {
    parts: [
      {
        d: 'M174 41C184 34 216 34 226 41C222 66 212 88 200 106C188 88 178 66 174 41Z',
        lift: 0,
        swell: 10,
        tone: 0.5,
        plain: true,
      },
      ...flutter,
      { d: maxiFront, lift: 1.6, swell: 38 },
      sash,
      {
        d: 'M240 166C252 190 258 226 255 262C249 265 244 264 240 260C242 228 238 200 230 174Z',
        lift: 2.2,
        swell: 5,
      },
      {
        d: 'M244 168C262 184 274 210 278 240C273 245 268 245 263 242C258 216 248 192 234 176Z',
        lift: 2.4,
        swell: 5,
      },
      {
        d: 'M232 158C240 152 252 154 254 164C254 174 244 180 236 176C228 172 227 163 232 158Z',
        lift: 3,
        swell: 6,
      },
    ],
    folds: maxiFolds,
    seams: [tierSeam],
    stitches: [
      'M177 42C181 66 190 86 200 104C210 86 219 66 223 42',
      'M89 463C130 475 165 479 200 479C235 479 270 475 311 463',
    ],
  },
  back: {
    parts: [...flutter, { d: maxiBack, lift: 1.6, swell: 38 }, sash],
    folds: maxiFolds,
    seams: ['M200 52L200 158', tierSeam],
    stitches: [
      'M177 43C184 49 192 53 200 53C208 53 216 49 223 43',
      'M89 463C130 475 165 479 200 479C235 479 270 475 311 463',
    ],
  },
}

const kidsDress: GarmentTemplate = {
  ...sundress,
  id: 'kids-dress',
  name: "Kids' dress",
  scale: { x: 0.86, y: 0.74 },
}

export const dresses: readonly GarmentTemplate[] = [sundress, maxiDress, kidsDress]
