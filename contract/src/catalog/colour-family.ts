/** The colours that shoppers search for; every shade belongs to one of these families. */
export const colourFamilies = [
  'White',
  'Beige',
  'Brown',
  'Black',
  'Grey',
  'Blue',
  'Turquoise',
  'Green',
  'Yellow',
  'Orange',
  'Red',
  'Pink',
  'Purple',
] as const
export type ColourFamily = (typeof colourFamilies)[number]

/** The shade of the dot next to the family's name. */
export const colourOfFamily: Readonly<Record<ColourFamily, string>> = {
  White: '#FFFFFF',
  Beige: '#DCC9A3',
  Brown: '#6B4A36',
  Black: '#1C1A17',
  Grey: '#8A8F94',
  Blue: '#2F4B8F',
  Turquoise: '#1F7F86',
  Green: '#3B7350',
  Yellow: '#E5BE3C',
  Orange: '#D9822B',
  Red: '#B3322A',
  Pink: '#D68A9A',
  Purple: '#7A4A8C',
}

const hueEnds: readonly (readonly [end: number, family: ColourFamily])[] = [
  [12, 'Red'],
  [42, 'Orange'],
  [68, 'Yellow'],
  [172, 'Green'],
  [200, 'Turquoise'],
  [255, 'Blue'],
  [300, 'Purple'],
  [345, 'Pink'],
  [361, 'Red'],
]

/** The family of a colour code such as '#23574A'. */
export function colourFamilyOf(colourCode: string): ColourFamily {
  const { hue, saturation, lightness } = hslOf(colourCode)
  const isWarm = hue >= 15 && hue < 70
  if (lightness < 0.16) return 'Black'
  if (lightness > 0.93 || (lightness > 0.88 && saturation < 0.5)) return 'White'
  if (saturation < 0.13) return 'Grey'
  if (isWarm && saturation < 0.45) return lightness > 0.55 ? 'Beige' : lightness < 0.4 ? 'Brown' : 'Beige'
  if (isWarm && lightness < 0.3) return 'Brown'
  if ((hue < 15 || hue >= 345) && lightness > 0.6) return 'Pink'
  return hueEnds.find(([end]) => hue < end)?.[1] ?? 'Red'
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
function hslOf(colourCode: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colourCode.slice(at, at + 2), 16) / 255,
  )
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const spread = most - least
  const lightness = (most + least) / 2
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  const turn =
    most === red
      ? ((green - blue) / spread) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  return { hue: (turn * 60 + 360) % 360, saturation, lightness }
}
