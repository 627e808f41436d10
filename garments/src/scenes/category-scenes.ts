import {
  checked,
  cream,
  hibiscus,
  indigo,
  lagoon,
  leaf,
  moss,
  onRail,
  plain,
  saffron,
  striped,
  timber,
  waxed,
} from './placed-garments.ts'
import type { PlacedGarment, Scene } from './scene.ts'

/** One tile for each category: two garments that go together, on a wall of its own colour. */
export const categories: readonly Scene[] = [
  tile('men', '#c8d3cb', [
    onRail(plain('trousers', timber), 720, 330, 90, 'clips', 120),
    onRail(waxed('camp-shirt', indigo, 4), 400, 560, 90),
  ]),
  tile('women', '#e8d3c0', [
    onRail(plain('midi-skirt', saffron), 730, 380, 90, 'clips', 130),
    onRail(waxed('blouse', hibiscus, 2), 390, 540, 90),
  ]),
  tile('kids', '#efe0bb', [
    onRail(checked('kids-dress', cream, leaf), 690, 400, 90, 'hanger', 110),
    onRail(striped('kids-tee', cream, lagoon), 330, 420, 90),
  ]),
  tile('unisex', '#c6d4d8', [
    onRail(plain('hoodie', moss), 630, 600, 90, 'hook', 130),
    onRail(plain('scarf', hibiscus), 240, 240, 90, 'hook', 60),
  ]),
]

function tile(id: string, wall: string, garments: readonly PlacedGarment[]): Scene {
  return {
    id,
    width: 1000,
    height: 1250,
    wall,
    furniture: [{ kind: 'rail', y: 90, from: -20, to: 1020 }],
    garments,
    fronds: [{ x: -60, y: 500, length: 760, angle: -8 }],
  }
}
