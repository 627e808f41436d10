import type { GarmentPicture } from '../picture.ts'
import {
  charcoal,
  checked,
  cream,
  hibiscus,
  indigo,
  lagoon,
  leaf,
  moss,
  plain,
  saffron,
  sand,
  striped,
  timber,
  waxed,
} from './placed-garments.ts'
import type { Scene } from './scene.ts'

/** What people put together and lay out for a picture: a top, what goes with it, and something small. */
export const outfits: readonly Scene[] = [
  outfit(
    'outfit-1',
    '#e3d2bd',
    waxed('camp-shirt', lagoon, 4),
    plain('shorts', cream),
    plain('sandals', timber),
  ),
  outfit(
    'outfit-2',
    '#d5dcd3',
    plain('tank', cream),
    waxed('midi-skirt', hibiscus, 5),
    plain('tote', saffron),
  ),
  outfit(
    'outfit-3',
    '#d9d2c8',
    striped('tee', cream, indigo),
    plain('jeans', indigo),
    plain('sneakers', cream),
  ),
  outfit(
    'outfit-4',
    '#c9d6da',
    checked('linen-shirt', cream, leaf),
    plain('trousers', sand),
    plain('sun-hat', timber),
  ),
]

/** What people of the demonstration wear and lay out for the community: more of it, each laid out in its own way. */
export const looks: readonly Scene[] = [
  laid('look-1', '#dfe3d6', [
    place(plain('midi-skirt', indigo), 330, 520, 430, 4),
    place(waxed('blouse', leaf, 7), 640, 110, 520, -6),
    place(plain('sandals', timber), 790, 1160, 250, 10, 'bottom'),
    place(plain('sun-hat', sand), 250, 130, 330, -10),
  ]),
  laid('look-2', '#d8cfc4', [
    place(plain('trousers', charcoal), 610, 520, 330, -3),
    place(striped('polo', cream, lagoon), 340, 110, 500, 5),
    place(plain('sneakers', cream), 300, 1150, 280, -8, 'bottom'),
  ]),
  laid('look-3', '#e6dccb', [
    place(waxed('sarong', hibiscus, 9), 640, 430, 430, 2),
    place(plain('linen-shirt', cream), 350, 90, 560, -5),
    place(plain('tote', indigo), 280, 1160, 330, -6, 'bottom'),
  ]),
  laid('look-4', '#cdd8d6', [
    place(plain('rain-jacket', saffron), 370, 120, 600, -4),
    place(plain('jeans', indigo), 700, 450, 330, 6),
    place(plain('backpack', timber), 280, 1170, 300, 5, 'bottom'),
  ]),
  laid('look-5', '#e4d5cf', [
    place(waxed('sundress', lagoon, 3), 430, 90, 520, -3),
    place(plain('scarf', saffron), 800, 250, 200, 8),
    place(plain('sandals', timber), 740, 1160, 260, -9, 'bottom'),
  ]),
  laid('look-6', '#d3d9c8', [
    place(plain('shorts', sand), 600, 640, 380, -5),
    place(checked('camp-shirt', cream, hibiscus), 380, 100, 560, 4),
    place(plain('sun-hat', timber), 770, 1150, 300, 6, 'bottom'),
  ]),
  laid('look-7', '#cfcfd6', [
    place(plain('hoodie', moss), 380, 100, 600, -4),
    place(plain('jeans', charcoal), 690, 480, 320, 5),
    place(plain('sneakers', saffron), 280, 1160, 280, 7, 'bottom'),
  ]),
  laid('look-8', '#e9dfc9', [
    place(striped('maxi-dress', cream, leaf), 400, 70, 480, 3),
    place(plain('tote', timber), 790, 1130, 320, -7, 'bottom'),
    place(plain('sun-hat', cream), 800, 160, 300, 12),
  ]),
  laid('look-9', '#d6d0dc', [
    place(plain('sweater', indigo), 370, 110, 560, -3),
    place(checked('midi-skirt', sand, timber), 660, 520, 420, 4),
    place(plain('scarf', hibiscus), 180, 690, 190, -8),
  ]),
  laid('look-10', '#d9e0e2', [
    place(waxed('tee', indigo, 12), 390, 110, 500, 4),
    place(plain('trousers', cream), 680, 470, 330, -4),
    place(plain('sandals', charcoal), 290, 1160, 260, 8, 'bottom'),
  ]),
]

type Placed = Scene['garments'][number]

function place(
  picture: GarmentPicture,
  x: number,
  y: number,
  width: number,
  turn: number,
  anchor: Placed['anchor'] = 'top',
): Placed {
  return { picture, x, y, width, anchor, turn }
}

function laid(id: string, wall: string, garments: readonly Placed[]): Scene {
  const fronds = [{ x: -80, y: 1290, length: 880, angle: -52 }]
  return { id, width: 1000, height: 1250, wall, furniture: [], garments, fronds }
}

function outfit(
  id: string,
  wall: string,
  upper: GarmentPicture,
  lower: GarmentPicture,
  small: GarmentPicture,
): Scene {
  return {
    id,
    width: 1000,
    height: 1250,
    wall,
    furniture: [],
    garments: [
      { picture: lower, x: 430, y: 560, width: 350, anchor: 'top', turn: 3 },
      {
        picture: upper,
        x: 400,
        y: 80,
        width: upper.template === 'tank' ? 360 : 560,
        anchor: 'top',
        turn: -4,
      },
      { picture: small, x: 800, y: 1120, width: 260, anchor: 'bottom', turn: 8 },
    ],
    fronds: [{ x: 1080, y: -20, length: 900, angle: 128 }],
  }
}
