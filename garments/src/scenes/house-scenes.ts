import {
  charcoal,
  checked,
  cream,
  hibiscus,
  indigo,
  leaf,
  onRail,
  onShelf,
  plain,
  saffron,
  sand,
  striped,
  timber,
  waxed,
} from './placed-garments.ts'
import type { Scene } from './scene.ts'
import { fish, palms } from './sketches.ts'

const rail = (y: number) => ({ kind: 'rail', y, from: -20, to: 2000 }) as const
const shelf = (y: number) => ({ kind: 'shelf', y, from: -20, to: 2000 }) as const

/** The house itself: the rail by the window, what hangs when nothing is there, and the card that other sites show. */
export const houseScenes: readonly Scene[] = [
  {
    id: 'rail',
    width: 1600,
    height: 1280,
    wall: '#efe9de',
    furniture: [rail(112), shelf(1196)],
    garments: [
      onRail(plain('linen-shirt', cream), 330, 590, 112),
      onRail(waxed('sundress', indigo, 5), 800, 450, 112, 'hanger'),
      onRail(waxed('camp-shirt', leaf, 1), 1270, 560, 112),
      onShelf(plain('sun-hat', sand), 440, 350, 1196),
      onShelf(plain('tote', saffron), 1220, 260, 1196),
    ],
    fronds: [
      { x: -80, y: 180, length: 900, angle: 18 },
      { x: 1650, y: -60, length: 820, angle: 132 },
    ],
  },
  {
    id: 'workroom',
    width: 1200,
    height: 1500,
    wall: '#ece4d6',
    furniture: [rail(110), shelf(1380)],
    garments: [
      onRail(striped('sarong', cream, hibiscus), 330, 330, 110, 'clips'),
      onRail(waxed('maxi-dress', leaf, 3), 830, 520, 110, 'hanger'),
      onShelf(plain('tote', cream), 300, 250, 1380),
    ],
    fronds: [{ x: 1290, y: 60, length: 980, angle: 148 }],
  },
  {
    id: 'lost',
    width: 1200,
    height: 900,
    wall: '#efe9de',
    furniture: [
      rail(150),
      { kind: 'hanger', x: 240, y: 150, width: 310 },
      { kind: 'hanger', x: 640, y: 150, width: 310 },
      { kind: 'hanger', x: 985, y: 150, width: 310 },
      shelf(800),
    ],
    garments: [onShelf(plain('sun-hat', sand), 440, 330, 800)],
    fronds: [
      { x: -60, y: 300, length: 720, angle: 4 },
      { x: 1240, y: 120, length: 620, angle: 150 },
    ],
  },
  {
    id: 'empty-bag',
    width: 1000,
    height: 1000,
    wall: '#efe9de',
    furniture: [{ kind: 'peg', x: 500, y: 190 }],
    garments: [{ picture: plain('tote', cream), x: 500, y: 168, width: 430, anchor: 'top' }],
    fronds: [{ x: -80, y: 240, length: 760, angle: 16 }],
  },
  {
    id: 'waiting',
    width: 1000,
    height: 1000,
    wall: '#e9e6dc',
    furniture: [shelf(790)],
    garments: [
      onShelf(plain('backpack', leaf), 640, 390, 790),
      onShelf(plain('sun-hat', sand), 300, 360, 790),
    ],
    fronds: [{ x: 1060, y: 60, length: 760, angle: 140 }],
  },
  {
    id: 'social',
    width: 1200,
    height: 630,
    wall: '#efe9de',
    furniture: [rail(64)],
    garments: [
      onRail(checked('midi-skirt', cream, hibiscus), 130, 190, 64, 'clips', 70),
      onRail(plain('linen-shirt', cream), 380, 330, 64, 'hook', 62),
      onRail(waxed('sundress', indigo, 5), 650, 260, 64, 'hanger', 62),
      onRail(waxed('camp-shirt', leaf, 1), 920, 320, 64, 'hook', 62),
      onRail(plain('trousers', timber), 1130, 170, 64, 'clips', 70),
    ],
    fronds: [
      { x: -60, y: 120, length: 520, angle: 20 },
      { x: 1240, y: -40, length: 480, angle: 130 },
    ],
  },
  {
    id: 'drawn-by-you',
    width: 1600,
    height: 1280,
    wall: '#dfe6df',
    furniture: [rail(112), shelf(1196)],
    garments: [
      { ...onRail(plain('tee', cream), 430, 640, 112), drawing: palms },
      { ...onRail(plain('hoodie', charcoal), 1180, 640, 112) },
      { ...onShelf(plain('tote', cream), 800, 300, 1196), drawing: fish },
    ],
    fronds: [{ x: 1680, y: 100, length: 900, angle: 150 }],
  },
]
