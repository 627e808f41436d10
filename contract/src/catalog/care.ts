/** Care symbols as on labels (ISO 3758), in label order. */
export const careSymbols = [
  'wash-60',
  'wash-40',
  'wash-30',
  'wash-hand',
  'wash-no',
  'bleach-no',
  'tumble-low',
  'tumble-no',
  'dry-line',
  'dry-shade',
  'dry-flat',
  'iron-high',
  'iron-medium',
  'iron-low',
  'iron-no',
  'clean-dry',
  'clean-no',
] as const

/** Where the store serves the symbols' drawings. */
export const careDrawings = '/care-symbols.svg'

export type CareSymbol = (typeof careSymbols)[number]
