import type { GarmentPicture } from '../picture.ts'
import { cloth } from './cloth-colours.ts'
import { checked, plain, striped, waxed } from './placed-garments.ts'
import type { Scene } from './scene.ts'

/** What people put together and lay out for a picture: a top, what goes with it, and something small. */
export const outfits: readonly Scene[] = [
  outfit(
    'outfit-1',
    '#e3d2bd',
    waxed('camp-shirt', cloth.lagoon, 10, cloth.wax),
    plain('shorts', cloth.lagoon),
    plain('sandals', cloth.timber),
  ),
  outfit(
    'outfit-2',
    '#d5dcd3',
    plain('tank', cloth.plaster),
    waxed('midi-skirt', cloth.rose, 13, cloth.wax),
    plain('tote', cloth.saffron),
  ),
  outfit(
    'outfit-3',
    '#d9d2c8',
    striped('tee', cloth.plaster, cloth.indigo),
    plain('jeans', cloth.indigo),
    plain('sneakers', cloth.plaster),
  ),
  outfit(
    'outfit-4',
    '#c9d6da',
    checked('linen-shirt', cloth.moss, cloth.timber),
    plain('trousers', cloth.sand),
    plain('sun-hat', cloth.sand),
  ),
]

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
