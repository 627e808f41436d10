import type { CareSymbol } from '@first-fashion/contract/catalog/care'

/** How cloth is cared for: the symbols of its label, and what they do not say. */
export interface Care {
  readonly symbols: readonly CareSymbol[]
  readonly note: string
}

const care = (symbols: readonly CareSymbol[], note = ''): Care => ({ symbols, note })

export const linenCare = care(
  ['wash-30', 'bleach-no', 'tumble-no', 'dry-shade', 'iron-high'],
  'Iron it while it is still damp.',
)
export const jerseyCare = care(
  ['wash-40', 'bleach-no', 'tumble-low', 'dry-line', 'iron-medium'],
  'With like colours.',
)
export const batikCare = care(
  ['wash-30', 'bleach-no', 'tumble-no', 'dry-shade', 'iron-medium'],
  'Cold, and apart the first two times: the dye still lets go.',
)
export const poplinCare = care(
  ['wash-40', 'bleach-no', 'tumble-no', 'dry-line', 'iron-high'],
  'Iron it while damp.',
)
export const fleeceCare = care(['wash-30', 'bleach-no', 'tumble-no', 'dry-line', 'iron-no'], 'Inside out.')
export const nylonCare = care(
  ['wash-30', 'bleach-no', 'tumble-no', 'dry-line', 'iron-no'],
  'Most marks wipe off. No softener: it clogs the coating.',
)
export const voileCare = care(
  ['wash-30', 'bleach-no', 'tumble-no', 'dry-line', 'iron-low'],
  'Cold, in a bag.',
)
export const leatherCare = care(
  ['wash-no', 'bleach-no', 'tumble-no'],
  'Brush dry, and feed with beeswax twice a year.',
)
export const wipedLeatherCare = care(['wash-no', 'bleach-no', 'tumble-no'], 'Wipe with a damp cloth.')
export const canvasCare = care(['wash-no', 'bleach-no', 'tumble-no'], 'Spot clean with a damp cloth.')
export const waxedCare = care(
  ['wash-no', 'bleach-no', 'tumble-no'],
  'Brush off when dry, and wax again once a year.',
)
export const handloomCare = care(
  ['wash-hand', 'bleach-no', 'tumble-no', 'dry-shade', 'iron-medium'],
  'Cool water and little soap.',
)
export const wovenCare = care(
  ['wash-30', 'bleach-no', 'tumble-no', 'dry-shade', 'iron-medium'],
  'Cool water; iron it while damp.',
)
export const seasonCare = care(
  ['wash-30', 'bleach-no', 'tumble-no', 'dry-line', 'iron-medium'],
  'Once a season is enough.',
)
export const knitCare = care(['wash-hand', 'bleach-no', 'tumble-no', 'dry-flat', 'iron-low'])
export const denimCare = care(
  ['wash-30', 'bleach-no', 'tumble-no', 'dry-line', 'iron-medium'],
  'Rarely, inside out and cold: it fades with you.',
)
export const piqueCare = care(
  ['wash-40', 'bleach-no', 'tumble-no', 'dry-shade', 'iron-medium'],
  'Dry it away from the sun.',
)
export const satinCare = care(
  ['wash-30', 'bleach-no', 'tumble-no', 'dry-line', 'iron-low'],
  'Cold, in a bag; iron on the reverse.',
)
export const swimCare = care(
  ['wash-30', 'bleach-no', 'tumble-no', 'dry-shade', 'iron-no'],
  'Rinse in fresh water after the sea.',
)
export const strawCare = care(['wash-no', 'bleach-no', 'tumble-no'], 'Keep it dry; reshape it over steam.')
export const kidsCare = care(
  ['wash-40', 'bleach-no', 'tumble-low', 'dry-line', 'iron-medium'],
  'Everything survives it.',
)
export const drillCare = care(['wash-40', 'bleach-no', 'tumble-low', 'dry-line', 'iron-high'])
export const twillCare = care(['wash-40', 'bleach-no', 'tumble-no', 'dry-line', 'iron-medium'])
export const seersuckerCare = care(
  ['wash-40', 'bleach-no', 'tumble-low', 'dry-line', 'iron-no'],
  'The crinkle is meant.',
)
export const sneakerCare = care(
  ['wash-hand', 'bleach-no', 'tumble-no', 'dry-shade'],
  'Brush off the dust first.',
)
export const handWashCare = care(['wash-hand', 'bleach-no', 'tumble-no', 'dry-line'])
export const steamedCare = care(
  ['wash-30', 'bleach-no', 'tumble-no', 'dry-line', 'iron-medium'],
  'Steam to finish.',
)
