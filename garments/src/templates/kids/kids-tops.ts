import { both, drawn } from '../../path.ts'
import type { GarmentDraft, Part } from '../../template.ts'
import { rainJacket, rainSleeve } from '../outerwear/rain-jacket.ts'
import { cuffsOf } from '../sleeves.ts'
import { hoodie, sweater } from '../winterwear.ts'
import { forKids } from './proportions.ts'

/** Opens in front, so that it goes on without a fight. */
const zip: readonly Part[] = [
  { d: 'M192.5 166L207.5 166L207.5 418L192.5 418Z', lift: 0.8, swell: 3 },
  { d: 'M197.4 166L202.6 166L202.6 418L197.4 418Z', lift: 0.5, swell: 2, colour: '#8d877c' },
  { d: 'M197 172L203 172L204 192L196 192Z', lift: 1.4, swell: 2, colour: '#c9c2b4' },
]
const kidsHoodie = forKids(
  hoodie,
  { id: 'kids-hoodie', name: "Kids' hoodie" },
  { above: 150, upper: 1.22, lower: 0.8, wider: 1.02, head: 1.2 },
  { front: { parts: zip, stitches: ['M190 170L190 416', 'M210 170L210 416'], buttons: [] } },
)

const chestPocket: Part = {
  d: drawn(
    [226, 196, 254, 195, 282, 195],
    [282, 195, 283, 240],
    [283, 240, 254, 247, 226, 241],
    [226, 241, 226, 196],
  ),
  lift: 1.3,
  swell: 6,
}
const kidsSweater = forKids(
  sweater,
  { id: 'kids-sweater', name: "Kids' jumper" },
  { above: 120, upper: 1.1, lower: 0.78, wider: 1, head: 1.2 },
  {
    front: {
      parts: [chestPocket],
      stitches: ['M228 203L281 202'],
      buttons: [
        { x: 256, y: 88.5, r: 4 },
        { x: 271, y: 93, r: 4 },
        { x: 286, y: 98, r: 4 },
      ],
    },
  },
)

/** Shines in headlights. */
const reflective = both({
  d: drawn(
    [213, 297, 266, 296, 320, 290],
    [320, 290, 322, 306],
    [322, 306, 266, 312, 213, 313],
    [213, 313, 213, 297],
  ),
  lift: 0.7,
  swell: 2,
  colour: '#dcd9cf',
})
const elastic = cuffsOf(rainSleeve, 17, 12, 4)
/** Elastic stands for the grown-up's tabs, the last of its parts. */
const withoutTabs: GarmentDraft = {
  ...rainJacket,
  front: { ...rainJacket.front, parts: rainJacket.front.parts.slice(0, -2) },
}
const kidsRainJacket = forKids(
  withoutTabs,
  { id: 'kids-rain-jacket', name: "Kids' rain jacket" },
  { above: 140, upper: 1.16, lower: 0.72, wider: 1.04, head: 1.22 },
  {
    front: { parts: [...reflective, ...elastic] },
    back: {
      parts: [
        {
          d: drawn(
            [80, 290, 140, 297, 200, 298, 260, 297, 320, 290],
            [320, 290, 322, 306],
            [322, 306, 260, 313, 200, 314, 140, 313, 78, 306],
            [78, 306, 80, 290],
          ),
          lift: 0.7,
          swell: 2,
          colour: '#dcd9cf',
        },
        ...elastic,
      ],
    },
  },
)

export const kidsTops: readonly GarmentDraft[] = [kidsHoodie, kidsSweater, kidsRainJacket]
