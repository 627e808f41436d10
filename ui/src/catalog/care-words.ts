import type { CareSymbol } from '@first-fashion/contract/catalog/care'

/** What the symbols of a care label say, in English: to shoppers, and to staff who choose them. */
export const careWords = {
  'wash-60': 'Wash at up to 60°',
  'wash-40': 'Wash at up to 40°',
  'wash-30': 'Wash at up to 30°',
  'wash-hand': 'Wash by hand',
  'wash-no': 'Do not wash',
  'bleach-no': 'Do not bleach',
  'tumble-low': 'Tumble dry on low',
  'tumble-no': 'Do not tumble dry',
  'dry-line': 'Hang to dry',
  'dry-shade': 'Hang to dry in shade',
  'dry-flat': 'Dry flat',
  'iron-high': 'Hot iron',
  'iron-medium': 'Warm iron',
  'iron-low': 'Cool iron',
  'iron-no': 'Do not iron',
  'clean-dry': 'May be dry cleaned',
  'clean-no': 'Do not dry clean',
} as const satisfies Readonly<Record<CareSymbol, string>>
