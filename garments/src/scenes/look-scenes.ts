import type { GarmentPicture } from '../picture.ts'
import { cloth } from './cloth-colours.ts'
import { checked, plain, striped, waxed } from './placed-garments.ts'
import type { Scene } from './scene.ts'

/**
 * What people of the demonstration wear and lay out for the community: pieces of the collection in its own colours and
 * prints, each laid out in its own way. The seeds of the looks name them; a test of theirs compares the two.
 */
export const looks: readonly Scene[] = [
  laid('look-1', '#dfe3d6', [
    place(plain('midi-skirt', cloth.leaf), 330, 520, 430, 4),
    place(plain('blouse', cloth.sky), 640, 110, 520, -6),
    place(plain('sandals', cloth.timber), 790, 1160, 250, 10, 'bottom'),
    place(plain('sun-hat', cloth.sand), 250, 130, 330, -10),
  ]),
  laid('look-2', '#d8cfc4', [
    place(plain('trousers', cloth.ink), 610, 520, 330, -3),
    place(plain('polo', cloth.indigo), 340, 110, 500, 5),
    place(plain('sneakers', cloth.plaster), 300, 1150, 280, -8, 'bottom'),
  ]),
  laid('look-3', '#e6dccb', [
    place(waxed('sarong', cloth.hibiscus, 14, cloth.wax), 640, 430, 430, 2),
    place(plain('linen-shirt', cloth.plaster), 350, 90, 560, -5),
    place(plain('tote', cloth.saffron), 280, 1160, 330, -6, 'bottom'),
  ]),
  laid('look-4', '#cdd8d6', [
    place(plain('rain-jacket', cloth.saffron), 370, 120, 600, -4),
    place(plain('jeans', cloth.indigo), 700, 450, 330, 6),
    place(plain('backpack', cloth.timber), 280, 1170, 300, 5, 'bottom'),
  ]),
  laid('look-5', '#e4d5cf', [
    place(waxed('sundress', cloth.lagoon, 5, cloth.wax), 430, 90, 520, -3),
    place(plain('scarf', cloth.saffron), 800, 250, 200, 8),
    place(plain('sandals', cloth.timber), 740, 1160, 260, -9, 'bottom'),
  ]),
  laid('look-6', '#d3d9c8', [
    place(plain('shorts', cloth.coral), 600, 640, 380, -5),
    place(checked('camp-shirt', cloth.indigo, cloth.sand), 380, 100, 560, 4),
    place(plain('sun-hat', cloth.sand), 770, 1150, 300, 6, 'bottom'),
  ]),
  laid('look-7', '#cfcfd6', [
    place(plain('hoodie', cloth.leaf), 380, 100, 600, -4),
    place(plain('jeans', cloth.ink), 690, 480, 320, 5),
    place(plain('sneakers', cloth.saffron), 280, 1160, 280, 7, 'bottom'),
  ]),
  laid('look-8', '#e9dfc9', [
    place(striped('maxi-dress', cloth.plaster, cloth.leaf), 400, 70, 480, 3),
    place(plain('tote', cloth.timber), 790, 1130, 320, -7, 'bottom'),
    place(plain('sun-hat', cloth.plaster), 800, 160, 300, 12),
  ]),
  laid('look-9', '#d6d0dc', [
    place(plain('sweater', cloth.sky), 370, 110, 560, -3),
    place(checked('midi-skirt', cloth.indigo, cloth.wax), 660, 520, 420, 4),
    place(checked('scarf', cloth.hibiscus, cloth.thread), 180, 690, 190, -8),
  ]),
  laid('look-10', '#d9e0e2', [
    place(plain('tee', cloth.leaf), 390, 110, 500, 4),
    place(plain('trousers', cloth.sand), 680, 470, 330, -4),
    place(plain('sandals', cloth.ink), 290, 1160, 260, 8, 'bottom'),
  ]),
  laid('look-11', '#dcd6c6', [
    place(waxed('sarong', cloth.hibiscus, 14, cloth.wax), 340, 470, 430, -3),
    place(checked('camp-shirt', cloth.plaster, cloth.hibiscus), 630, 90, 540, 5),
    place(plain('sandals', cloth.timber), 760, 1160, 260, 8, 'bottom'),
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
