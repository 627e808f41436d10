import {
  charcoal,
  checked,
  cream,
  hibiscus,
  indigo,
  lagoon,
  leaf,
  moss,
  onRail,
  onShelf,
  plain,
  saffron,
  sand,
  striped,
  waxed,
} from './placed-garments.ts'
import type { Furniture, PlacedGarment, Scene } from './scene.ts'
import { fish, palms } from './sketches.ts'

const railY = 84
const shelfY = 820
const rail: Furniture = { kind: 'rail', y: railY, from: -20, to: 1620 }
const shelf: Furniture = { kind: 'shelf', y: shelfY, from: -20, to: 1620 }
const cord: Furniture = { kind: 'line', y: railY, from: -20, to: 1620 }

/** A wide picture for each line of the collection. */
export const collectionScenes: readonly Scene[] = [
  line(
    'fort',
    '#efe9de',
    [rail],
    [
      onRail(plain('linen-shirt', cream), 330, 480, railY),
      onRail(plain('sundress', saffron), 800, 370, railY, 'hanger'),
      onRail(plain('trousers', sand), 1230, 290, railY, 'clips'),
    ],
  ),
  line(
    'surf',
    '#cfdfe0',
    [rail, shelf],
    [
      onRail(plain('long-sleeve', lagoon), 360, 430, railY),
      onRail(striped('tank', cream, indigo), 800, 250, railY, 'hook'),
      onRail(waxed('shorts', hibiscus, 6), 1240, 370, railY, 'clips'),
      onShelf(plain('sun-hat', sand), 590, 250, shelfY),
    ],
  ),
  line(
    'office',
    '#dcd8d0',
    [rail],
    [
      onRail(striped('linen-shirt', cream, indigo), 340, 480, railY),
      onRail(plain('blouse', leaf), 830, 420, railY),
      onRail(plain('trousers', charcoal), 1280, 290, railY, 'clips'),
    ],
  ),
  line(
    'wax-room',
    '#e6d6c2',
    [cord],
    [
      onRail(waxed('sarong', indigo, 3), 270, 330, railY, 'pegs', 18),
      onRail(waxed('scarf', hibiscus, 1), 640, 210, railY, 'pegs', 24),
      onRail(waxed('sarong', leaf, 6), 1000, 330, railY, 'pegs', 26),
      onRail(waxed('scarf', saffron, 4), 1360, 210, railY, 'pegs', 20),
    ],
  ),
  line(
    'handloom',
    '#e4ddcb',
    [rail],
    [
      onRail(striped('sarong', cream, hibiscus), 300, 310, railY, 'clips'),
      onRail(checked('linen-shirt', sand, leaf), 800, 470, railY),
      onRail(striped('scarf', cream, indigo), 1270, 210, railY, 'hook', 40),
    ],
  ),
  line(
    'monsoon',
    '#c2ccce',
    [rail, shelf],
    [
      onRail(plain('rain-jacket', saffron), 400, 480, railY),
      onRail(plain('sweater', moss), 1010, 460, railY),
      onShelf(plain('backpack', indigo), 1400, 210, shelfY),
    ],
  ),
  line(
    'play',
    '#efe0bb',
    [rail],
    [
      onRail(striped('kids-tee', cream, lagoon), 330, 400, railY),
      onRail(waxed('kids-dress', leaf, 5), 810, 370, railY, 'hanger'),
      onRail(plain('kids-tee', saffron), 1270, 400, railY),
    ],
  ),
  line(
    'studio',
    '#dfe6df',
    [rail, shelf],
    [
      { ...onRail(plain('tee', cream), 380, 460, railY), drawing: palms },
      onRail(plain('hoodie', charcoal), 1180, 480, railY),
      { ...onShelf(plain('tote', cream), 790, 240, shelfY), drawing: fish },
    ],
  ),
]

function line(
  id: string,
  wall: string,
  furniture: readonly Furniture[],
  garments: readonly PlacedGarment[],
): Scene {
  return {
    id,
    width: 1600,
    height: 900,
    wall,
    furniture,
    garments,
    fronds: [
      { x: -80, y: 120, length: 700, angle: 22 },
      { x: 1660, y: 40, length: 640, angle: 142 },
    ],
  }
}
