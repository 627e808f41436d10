import sharp from 'sharp'

/** A picture of numbers, row by row. */
export interface Field {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** The drawing space of templates: 400 x 500 units, portrait 4:5. */
export const drawing = { width: 400, height: 500 } as const

/** Renders SVG elements (in drawing units, white on black) into a field of 0..1. */
export async function rasterise(elements: string, width: number, height: number): Promise<Field> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${drawing.width} ${drawing.height}"><rect width="${drawing.width}" height="${drawing.height}" fill="#000"/>${elements}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  const values = new Float32Array(width * height)
  for (let i = 0; i < values.length; i++) values[i] = (data[i * info.channels] ?? 0) / 255
  return { width, height, values }
}

/** A soft blur of a radius in px: three running means, close to a Gaussian. */
export function blur(field: Field, radius: number): Field {
  const reach = Math.max(1, Math.round(radius / 1.7))
  let values = field.values
  for (let pass = 0; pass < 3; pass++) {
    values = alongRows(values, field.width, field.height, reach)
    values = alongColumns(values, field.width, field.height, reach)
  }
  return { ...field, values }
}

function alongRows(source: Float32Array, width: number, height: number, reach: number): Float32Array {
  const out = new Float32Array(source.length)
  const share = 1 / (2 * reach + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    for (let x = -reach; x <= reach; x++) sum += source[row + clamp(x, 0, width - 1)] ?? 0
    for (let x = 0; x < width; x++) {
      out[row + x] = sum * share
      const enters = source[row + clamp(x + reach + 1, 0, width - 1)] ?? 0
      const leaves = source[row + clamp(x - reach, 0, width - 1)] ?? 0
      sum += enters - leaves
    }
  }
  return out
}

function alongColumns(source: Float32Array, width: number, height: number, reach: number): Float32Array {
  const out = new Float32Array(source.length)
  const share = 1 / (2 * reach + 1)
  const sums = new Float32Array(width)
  for (let y = -reach; y <= reach; y++) {
    const row = clamp(y, 0, height - 1) * width
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (source[row + x] ?? 0)
  }
  for (let y = 0; y < height; y++) {
    const enters = clamp(y + reach + 1, 0, height - 1) * width
    const leaves = clamp(y - reach, 0, height - 1) * width
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0
      out[y * width + x] = sum * share
      sums[x] = sum + (source[enters + x] ?? 0) - (source[leaves + x] ?? 0)
    }
  }
  return out
}

/** Reads a field between its points, at px coordinates. */
export function sampleAt({ width, height, values }: Field, x: number, y: number): number {
  const left = clamp(Math.floor(x), 0, width - 2)
  const top = clamp(Math.floor(y), 0, height - 2)
  const fx = clamp(x - left, 0, 1)
  const fy = clamp(y - top, 0, 1)
  const at = top * width + left
  const above = (values[at] ?? 0) * (1 - fx) + (values[at + 1] ?? 0) * fx
  const below = (values[at + width] ?? 0) * (1 - fx) + (values[at + width + 1] ?? 0) * fx
  return above * (1 - fy) + below * fy
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

/** Smooth noise of -1..1: the same seed gives the same cloth. */
export function noise(seed: number, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const sx = fx * fx * (3 - 2 * fx)
  const sy = fy * fy * (3 - 2 * fy)
  const above = lattice(seed, left, top) * (1 - sx) + lattice(seed, left + 1, top) * sx
  const below = lattice(seed, left, top + 1) * (1 - sx) + lattice(seed, left + 1, top + 1) * sx
  return above * (1 - sy) + below * sy
}

function lattice(seed: number, x: number, y: number): number {
  let h = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 1_274_126_177)
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177)
  h ^= h >>> 16
  return ((h >>> 0) / 0xffff_ffff) * 2 - 1
}
