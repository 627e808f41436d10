/** Colours in linear light, where shade is a product. */
export type Rgb = readonly [number, number, number]

/** '#RRGGBB' as cloth: even black reflects some light, and white does not reflect all. */
export function linear(colour: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return 0.014 + 0.96 * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  }
  return [channel(1), channel(3), channel(5)]
}

/** Bright areas approach white without clipping. */
const shoulder = (value: number): number =>
  value < 0.8 ? value : 0.8 + 0.2 * (1 - Math.exp((0.8 - value) / 0.2))

const fineness = 6500
const brightest = 2.4
const tableOf = (tone: (value: number) => number): Uint8Array =>
  Uint8Array.from({ length: Math.round(brightest * fineness) + 1 }, (_, i) => {
    const value = Math.min(1, tone(i / fineness))
    return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
  })
const wall = tableOf((value) => value)
const cloth = tableOf(shoulder)

/** Linear light of 0..2.4 as a byte of sRGB. */
export const toSrgb = (value: number): number => wall[Math.trunc(value * fineness + 0.5)] ?? 255

/** The same with softened highlights, as cloth looks. */
export const inLight = (value: number): number => cloth[Math.trunc(value * fineness + 0.5)] ?? 255
