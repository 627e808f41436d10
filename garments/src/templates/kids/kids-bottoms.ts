import { both, drawn } from '../../path.ts'
import type { GarmentDraft, Part } from '../../template.ts'
import { waistBand } from '../bottoms.ts'
import { jeans, shorts, trousers } from '../trousers.ts'
import { forKids } from './proportions.ts'

/** Turned up, to be let down next year: the cloth's wrong side shows. */
const turnUps: readonly Part[] = [
  {
    d: drawn(
      [226, 434, 256, 441, 285, 430],
      [285, 430, 286, 466],
      [286, 466, 256, 474, 225, 471],
      [225, 471, 226, 434],
    ),
    lift: 1.6,
    swell: 6,
    tone: 1.35,
    open: true,
  },
  {
    d: drawn(
      [158, 436, 128, 441, 98, 430],
      [98, 430, 96, 464],
      [96, 464, 126, 474, 157, 473],
      [157, 473, 158, 436],
    ),
    lift: 1.6,
    swell: 6,
    tone: 1.35,
    open: true,
  },
]
const kidsJeans = forKids(
  jeans,
  { id: 'kids-jeans', name: "Kids' jeans" },
  { above: 200, upper: 1, lower: 0.68, wider: 1.12 },
  { front: { parts: turnUps }, back: { parts: turnUps } },
)

const elasticWaist: Part = { ...waistBand(64.5, 66, 25, 3), rib: 4.4 }
const kneePatch = (x: number): Part => ({
  d: drawn(
    [x - 25, 286, x, 284, x + 25, 286],
    [x + 25, 286, x + 24, 344],
    [x + 24, 344, x, 349, x - 24, 344],
    [x - 24, 344, x - 25, 286],
  ),
  lift: 1.2,
  swell: 6,
})
const kidsTrousers = forKids(
  trousers,
  { id: 'kids-trousers', name: "Kids' trousers" },
  { above: 204, upper: 0.96, lower: 0.66, wider: 1.02 },
  { front: { parts: [elasticWaist, kneePatch(254), kneePatch(138)] }, back: { parts: [elasticWaist] } },
)

const sidePockets = both({
  d: drawn(
    [232, 186, 262, 184, 290, 180],
    [290, 180, 302, 240],
    [302, 240, 270, 256, 238, 246],
    [238, 246, 232, 186],
  ),
  lift: 1.5,
  swell: 7,
})
const pocketStitches = ['M234 195L291 189', 'M166 195L109 189']
const kidsShorts = forKids(
  shorts,
  { id: 'kids-shorts', name: "Kids' shorts" },
  { above: 250, upper: 0.9, lower: 0.72, wider: 1 },
  { front: { parts: sidePockets, stitches: pocketStitches, buttons: [] } },
)

export const kidsBottoms: readonly GarmentDraft[] = [kidsJeans, kidsTrousers, kidsShorts]
