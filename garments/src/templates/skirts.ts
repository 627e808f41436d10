import { bothFolds, drawn, lineThrough } from '../path.ts'
import type { Fold, GarmentDraft, Part } from '../template.ts'
import { bandInside, fold, waistBand } from './bottoms.ts'
import { type Flared, flaredFolds, flaredParts, flaredStitch } from './flared.ts'

const wrapSkirt: Flared = {
  top: { half: 58, y: 72 },
  hem: { half: 108, y: 452 },
  hip: 12,
  sag: 10,
  flutes: 6,
  wave: 2,
}
/** The upper layer is cut round at its corner and crosses to the knot at the hip. */
const wrapPanel: Part = {
  d: drawn(
    [150, 74, 200, 70, 258, 72],
    [258, 72, 280, 148, 294, 262, 304, 360, 308, 452],
    [308, 452, 286, 460, 262, 462, 240, 454, 222, 430],
    [222, 430, 208, 350, 188, 220, 150, 74],
  ),
  lift: 3.4,
  swell: 20,
  grain: -7,
  open: true,
}
const toEdge = (one: Fold): Fold => ({ ...one, toEdge: true })
const sarong: GarmentDraft = {
  id: 'sarong',
  name: 'Wrap skirt',
  type: 'Bottomwear',
  cloth: 'voile',
  front: {
    parts: [
      bandInside(57, 68, 11),
      ...flaredParts(wrapSkirt, 'shaped'),
      wrapPanel,
      waistBand(57, 66, 22, 3),
      {
        d: drawn(
          [158, 80, 144, 112, 132, 152, 126, 196],
          [126, 196, 138, 202, 150, 196],
          [150, 196, 156, 158, 166, 118, 172, 88],
          [172, 88, 164, 82, 158, 80],
        ),
        lift: 4,
        swell: 8,
        grain: 12,
        open: true,
      },
      {
        d: drawn(
          [166, 84, 172, 118, 184, 150, 194, 172],
          [194, 172, 200, 166, 206, 158],
          [206, 158, 196, 128, 184, 100, 178, 82],
        ),
        lift: 3.6,
        swell: 7,
        grain: -16,
        open: true,
      },
      {
        d: drawn(
          [150, 76, 166, 67, 182, 72],
          [182, 72, 192, 84, 186, 94],
          [186, 94, 172, 98, 158, 94],
          [158, 94, 150, 86, 150, 76],
        ),
        lift: 4,
        swell: 9,
        grain: 30,
      },
      // Over the knot one turn of the cloth, which holds it.
      {
        d: drawn(
          [160, 70, 170, 67, 178, 70],
          [178, 70, 184, 84, 178, 97],
          [178, 97, 172, 99, 166, 97],
          [166, 97, 170, 84, 160, 70],
        ),
        lift: 2.4,
        swell: 5,
        grain: -24,
      },
    ],
    folds: [
      fold(4, -1, 152, 82, 160, 84, 168, 80),
      fold(4, 1, 154, 89, 162, 90, 170, 86),
      fold(4, -1, 189, 84, 184, 86, 178, 84),
      toEdge(fold(8, -0.9, 176, 98, 214, 220, 232, 340, 240, 452)),
      toEdge(fold(9, 1.2, 178, 100, 226, 200, 256, 320, 266, 462)),
      toEdge(fold(8, 1, 180, 96, 240, 180, 278, 300, 290, 458)),
      toEdge(fold(8, 0.9, 178, 102, 216, 240, 226, 340, 232, 440)),
      fold(7, 0.9, 182, 92, 216, 102, 256, 130),
      fold(7, -0.9, 182, 97, 220, 116, 264, 160),
      fold(7, 0.8, 182, 101, 222, 138, 268, 204),
      toEdge(fold(9, 1.1, 150, 104, 134, 220, 122, 330, 112, 450)),
      toEdge(fold(8, -0.8, 158, 112, 148, 230, 140, 340, 134, 452)),
      toEdge(fold(8, 1, 166, 110, 164, 230, 160, 340, 158, 458)),
      toEdge(fold(7, 0.9, 176, 130, 186, 240, 190, 350, 194, 462)),
    ],
    stitches: [flaredStitch(wrapSkirt, 7), lineThrough(219, 426, 237, 449, 260, 457, 286, 455, 307, 447)],
  },
  back: {
    parts: [...flaredParts({ ...wrapSkirt, flutes: 7 }, 'shaped'), waistBand(57, 66, 22, 3)],
    folds: flaredFolds({ ...wrapSkirt, flutes: 7 }, 9, 1),
    stitches: [flaredStitch({ ...wrapSkirt, flutes: 7 }, 7)],
  },
}

/** Cut on the bias: smooth over the hip, swinging at the hem. */
const midi: Flared = {
  top: { half: 50, y: 84 },
  hem: { half: 120, y: 410 },
  hip: 18,
  sag: 15,
  flutes: 6,
  wave: 3,
}
const midiFolds: Fold[] = [
  ...flaredFolds(midi, 0, 1),
  fold(9, 0.5, 152, 108, 176, 130, 214, 138),
  fold(8, -0.5, 252, 112, 236, 134, 208, 148),
  fold(10, 0.45, 128, 190, 160, 206, 196, 200),
  ...bothFolds(fold(8, 0.6, 246, 96, 262, 140, 268, 200)),
]
const midiSkirt: GarmentDraft = {
  id: 'midi-skirt',
  name: 'Satin midi skirt',
  type: 'Bottomwear',
  cloth: 'satin',
  front: {
    parts: [bandInside(49, 76, 10), ...flaredParts(midi), waistBand(49, 74, 16, 2)],
    folds: midiFolds,
    stitches: [flaredStitch(midi, 5)],
  },
  back: {
    parts: [...flaredParts(midi), waistBand(49, 74, 16, 2)],
    folds: midiFolds,
    seams: ['M200 74L200 190'],
    stitches: [flaredStitch(midi, 5), 'M204 92L204 186'],
  },
}

export const skirts: readonly GarmentDraft[] = [sarong, midiSkirt]
