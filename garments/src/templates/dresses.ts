import { both, bothFolds, drawn, drawnBoth, lineThrough, mirror } from '../path.ts'
import type { Fold, GarmentDraft, Part } from '../template.ts'
import { fold } from './bottoms.ts'
import { type Flared, flaredFolds, flaredParts, flaredStitch } from './flared.ts'
import { kidsDress } from './kids/kids-dress.ts'
import { maxiDress } from './maxi-dress.ts'

const sunSkirt: Flared = {
  top: { half: 55, y: 232 },
  hem: { half: 132, y: 440 },
  hip: 9,
  sag: 16,
  flutes: 7,
  wave: 2.6,
}
const sweetheart: Part = {
  d: drawnBoth(
    [201, 138, 208, 124, 222, 113, 240, 106],
    [240, 106, 250, 126, 268, 154],
    [268, 154, 263, 190, 256, 234],
    [256, 234, 230, 239, 200, 240],
  ),
  lift: 1.4,
  swell: 34,
}
const waistSeam: Part = {
  d: drawnBoth([200, 230, 230, 229, 256, 225], [256, 225, 258, 239], [258, 239, 230, 243, 200, 244]),
  lift: 1.2,
  swell: 5,
  grain: 90,
}
/** Straps go from the cups over the shoulders and down to the back, which shows beneath them. */
const strapsBehind = both({
  d: drawn(
    [237, 51, 232, 78, 222, 104, 214, 122],
    [214, 122, 222, 126],
    [222, 126, 231, 106, 240, 80, 245.5, 50],
  ),
  lift: 1,
  swell: 3,
  tone: 0.6,
  plain: true,
})
const straps = both({
  d: drawn(
    [236.5, 51, 246, 50],
    [246, 50, 249, 78, 247.5, 102, 246, 116],
    [246, 116, 237.5, 114],
    [237.5, 114, 240, 94, 240.5, 76, 236.5, 51],
  ),
  lift: 1.6,
  swell: 4,
})
const backOfBodice: Part = {
  d: drawnBoth([200, 122, 224, 119, 247, 112], [247, 112, 232, 140, 200, 152]),
  lift: 0,
  swell: 10,
  tone: 0.5,
  plain: true,
}
const bodiceFolds: Fold[] = [
  ...bothFolds(
    fold(5, -0.9, 203, 140, 214, 146, 230, 146),
    fold(5, 0.9, 203, 145, 216, 154, 234, 158),
    fold(5, -0.7, 202, 152, 212, 164, 224, 174),
    fold(6, 0.5, 246, 118, 244, 138, 234, 154),
    fold(7, -0.6, 266, 160, 250, 168, 236, 186),
    fold(6, 0.6, 258, 216, 246, 204, 242, 188),
    fold(6, -0.5, 226, 232, 224, 212, 226, 194),
  ),
]
const cups = lineThrough(234, 109, 230, 140, 232, 180, 228, 230)
const neckline = lineThrough(201, 141, 209, 127, 223, 116, 240, 109)

const sundress: GarmentDraft = {
  id: 'sundress',
  name: 'Sundress',
  type: 'Dresses',
  cloth: 'cotton',
  front: {
    parts: [backOfBodice, ...strapsBehind, ...flaredParts(sunSkirt), sweetheart, waistSeam, ...straps],
    folds: [...flaredFolds(sunSkirt, 17), ...bodiceFolds],
    seams: [cups, mirror(cups), 'M200 140L200 230'],
    stitches: [flaredStitch(sunSkirt, 8), neckline, mirror(neckline)],
    buttons: [
      { x: 241, y: 113, r: 3 },
      { x: 159, y: 113, r: 3 },
    ],
  },
  back: {
    parts: [
      ...flaredParts(sunSkirt),
      {
        ...sweetheart,
        d: drawnBoth(
          [200, 124, 222, 122, 244, 116],
          [244, 116, 252, 132, 268, 154],
          [268, 154, 263, 190, 256, 234],
          [256, 234, 230, 239, 200, 240],
        ),
      },
      waistSeam,
      ...both({
        d: drawn(
          [238, 55, 241, 47, 247, 48, 249, 56],
          [249, 56, 244, 86, 232, 112, 226, 128],
          [226, 128, 217, 125],
          [217, 125, 226, 104, 236, 80, 238, 55],
        ),
        lift: 1.6,
        swell: 4,
      }),
    ],
    folds: [
      ...flaredFolds(sunSkirt, 15),
      ...bodiceFolds.slice(6),
      ...Array.from({ length: 6 }, (_, k) =>
        fold(4, k % 2 === 0 ? 0.6 : -0.5, 150, 140 + k * 15, 200, 143 + k * 15, 250, 140 + k * 15),
      ),
    ],
    seams: ['M200 126L200 330'],
    stitches: [flaredStitch(sunSkirt, 8), lineThrough(157, 119, 178, 125, 200, 127, 222, 125, 243, 119)],
  },
}

export const dresses: readonly GarmentDraft[] = [sundress, maxiDress, kidsDress]
