/** Pixels as RGBA, 0 to 255. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** A picture of folds says 128 for a place that is neither displaced nor shaded. */
const still = 128
/** Its red and green are eighths of a px in a picture so wide. */
const foldsWidth = 1200
const eighths = 8

/**
 * A design as it lies on a garment: displaced and lit by the folds that the cloth renderer knows of it. Both pictures
 * have one size and show the whole garment.
 */
export function draped(design: Pixels, folds: Pixels): Uint8ClampedArray<ArrayBuffer> {
  const { width, height } = design
  const lain = new Uint8ClampedArray(width * height * 4)
  const reach = width / foldsWidth / eighths
  const valueAt = (at: number) => folds.data[at] ?? still
  for (let at = 0; at < lain.length; at += 4) {
    const x = (at / 4) % width
    const y = Math.floor(at / 4 / width)
    sample(design, x + (valueAt(at) - still) * reach, y + (valueAt(at + 1) - still) * reach, lain, at)
    light(lain, at, folds)
  }
  return lain
}

/** A design that has the shape of its thing already, as what goes around it: lit, and not displaced. */
export function lit(design: Pixels, folds: Pixels): Uint8ClampedArray<ArrayBuffer> {
  const lain = Uint8ClampedArray.from(design.data)
  for (let at = 0; at < lain.length; at += 4) light(lain, at, folds)
  return lain
}

function light(lain: Uint8ClampedArray, at: number, folds: Pixels): void {
  const brightness = (folds.data[at + 2] ?? still) / still
  for (let channel = at; channel < at + 3; channel++) lain[channel] = (lain[channel] ?? 0) * brightness
}

/** Writes the colour between four px, by how near and how opaque each of them is; nothing where all are transparent. */
export function sample(design: Pixels, x: number, y: number, into: Pixels['data'], at: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  let [red, green, blue, opacity] = [0, 0, 0, 0]
  for (let corner = 0; corner < 4; corner++) {
    const column = left + (corner & 1)
    const row = top + (corner >> 1)
    if (column < 0 || row < 0 || column >= design.width || row >= design.height) continue
    const from = (row * design.width + column) * 4
    const share = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row)) * (design.data[from + 3] ?? 0)
    red += (design.data[from] ?? 0) * share
    green += (design.data[from + 1] ?? 0) * share
    blue += (design.data[from + 2] ?? 0) * share
    opacity += share
  }
  if (opacity === 0) return
  into[at] = red / opacity
  into[at + 1] = green / opacity
  into[at + 2] = blue / opacity
  into[at + 3] = opacity
}

/** The shade alone, as black that shows through: laid over a design, it darkens it like its garment. */
export function shadeOf({ width, height, data }: Pixels): Uint8ClampedArray<ArrayBuffer> {
  const shade = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < shade.length; at += 4)
    shade[at + 3] = (1 - Math.min(1, (data[at + 2] ?? still) / still)) * 255
  return shade
}
