/** A part of the drawing as a grid: left and top in drawing units, size in cells, cells per unit. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** A picture of numbers over a frame, row by row. */
export interface Field extends Frame {
  readonly values: Float32Array
}

/** The drawing space of templates: 400 x 500 units, portrait 4:5. */
export const drawing = { width: 400, height: 500 } as const

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The frame around a box with a margin, in whole even units so that frames of different scales lie on each other. */
export function frameAround(box: Box, margin: number, scale: number): Frame {
  const even = (value: number) => Math.floor(value / 2) * 2
  const x = Math.max(0, even(box.left - margin))
  const y = Math.max(0, even(box.top - margin))
  const right = Math.min(drawing.width, even(box.right + margin) + 2)
  const bottom = Math.min(drawing.height, even(box.bottom + margin) + 2)
  return { x, y, width: (right - x) * scale, height: (bottom - y) * scale, scale }
}

export const emptyField = (frame: Frame): Field => ({
  x: frame.x,
  y: frame.y,
  width: frame.width,
  height: frame.height,
  scale: frame.scale,
  values: new Float32Array(frame.width * frame.height),
})

/** A soft blur of a radius in cells: three running means, close to a Gaussian. */
export function blur(field: Field, radius: number): Field {
  const reach = Math.max(1, Math.round(radius / 1.7))
  const { width, height } = field
  const across = new Float32Array(field.values.length)
  const out = new Float32Array(field.values.length)
  const sums = new Float64Array(width)
  for (let pass = 0; pass < 3; pass++) {
    alongRows(pass === 0 ? field.values : out, across, width, height, reach)
    alongColumns(across, out, sums, width, height, reach)
  }
  return { ...field, values: out }
}

function alongRows(source: Float32Array, out: Float32Array, width: number, height: number, reach: number) {
  const share = 1 / (2 * reach + 1)
  const last = width - 1
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    for (let x = -reach; x <= reach; x++) sum += source[row + clamp(x, 0, last)] ?? 0
    for (let x = 0; x < width; x++) {
      out[row + x] = sum * share
      const enters = Math.min(last, x + reach + 1)
      const leaves = x > reach ? x - reach : 0
      sum += (source[row + enters] ?? 0) - (source[row + leaves] ?? 0)
    }
  }
}

function alongColumns(
  source: Float32Array,
  out: Float32Array,
  sums: Float64Array,
  width: number,
  height: number,
  reach: number,
) {
  const share = 1 / (2 * reach + 1)
  sums.fill(0)
  for (let y = -reach; y <= reach; y++) {
    const row = clamp(y, 0, height - 1) * width
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (source[row + x] ?? 0)
  }
  for (let y = 0; y < height; y++) {
    const enters = Math.min(height - 1, y + reach + 1) * width
    const leaves = Math.max(0, y - reach) * width
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0
      out[y * width + x] = sum * share
      sums[x] = sum + (source[enters + x] ?? 0) - (source[leaves + x] ?? 0)
    }
  }
}

/** A wide blur, computed at half resolution: no visible difference, in a third of the time. */
export function wideBlur(field: Field, radius: number): Field {
  const coarse = halved(field)
  const soft = blur(coarse, radius / 2)
  const out = emptyField(field)
  for (let row = 0; row < field.height; row++) {
    const y = clamp((row - 0.5) / 2, 0, coarse.height - 1.001)
    const upper = Math.floor(y)
    const fy = y - upper
    for (let column = 0; column < field.width; column++) {
      const x = clamp((column - 0.5) / 2, 0, coarse.width - 1.001)
      const left = Math.floor(x)
      const fx = x - left
      const at = upper * coarse.width + left
      const above = (soft.values[at] ?? 0) * (1 - fx) + (soft.values[at + 1] ?? 0) * fx
      const below =
        (soft.values[at + coarse.width] ?? 0) * (1 - fx) + (soft.values[at + coarse.width + 1] ?? 0) * fx
      out.values[row * field.width + column] = above + (below - above) * fy
    }
  }
  return out
}

/** The same at half the resolution. */
export function halved(field: Field): Field {
  const { width, values } = field
  const coarse = emptyField({
    ...field,
    width: Math.ceil(width / 2),
    height: Math.ceil(field.height / 2),
    scale: field.scale / 2,
  })
  for (let row = 0; row < coarse.height; row++) {
    for (let column = 0; column < coarse.width; column++) {
      const at = row * 2 * width + column * 2
      const right = column * 2 + 1 < width ? at + 1 : at
      const down = row * 2 + 1 < field.height ? width : 0
      coarse.values[row * coarse.width + column] =
        ((values[at] ?? 0) + (values[right] ?? 0) + (values[at + down] ?? 0) + (values[right + down] ?? 0)) /
        4
    }
  }
  return coarse
}

/** A place between the cells of a frame: the cell at its upper left, and how far on it lies from there. */
export interface Spot {
  at: number
  across: number
  down: number
}

/** Finds a place, in drawing units; writes into `out`, as it is called for every px. */
export function spotAt({ x: left, y: top, scale, width, height }: Frame, x: number, y: number, out: Spot) {
  const cx = clamp((x - left) * scale - 0.5, 0, width - 1.001)
  const cy = clamp((y - top) * scale - 0.5, 0, height - 1.001)
  const column = Math.floor(cx)
  const row = Math.floor(cy)
  out.at = row * width + column
  out.across = cx - column
  out.down = cy - row
}

/** Samples a field between its cells. */
export function readAt({ width, values }: Field, { at, across, down }: Spot): number {
  const left = values[at] ?? 0
  const above = left + ((values[at + 1] ?? 0) - left) * across
  const leftBelow = values[at + width] ?? 0
  const below = leftBelow + ((values[at + width + 1] ?? 0) - leftBelow) * across
  return above + (below - above) * down
}

const once: Spot = { at: 0, across: 0, down: 0 }

/** Samples a field at a place in drawing units. */
export function sampleAt(field: Field, x: number, y: number): number {
  spotAt(field, x, y, once)
  return readAt(field, once)
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}
