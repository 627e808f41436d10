/** A picture's pixels, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

type Colour = readonly [red: number, green: number, blue: number]

/** Colours that are no further apart look the same: what JPEG and a scanner make of one colour. */
const tolerance = 36
/** A single pixel that is hardly further apart is a speckle of the background. */
const speckle = 2.5 * tolerance
/** With more of the motif than this a pixel is motif: its colour differs because the motif has several. */
const almostWhole = 0.8
/** The part of the border that must have the background's colour: the motif may touch the border. */
const leastOfBorder = 0.7
/** Less is no background, and more leaves no motif. */
const leastRemoved = 0.03
const mostRemoved = 0.985

/** Whether a picture has a flat background around its motif. A reduced picture is enough to say so. */
export function hasFlatBackground(pixels: Pixels): boolean {
  const background = backgroundOf(pixels)
  if (background === undefined) return false
  const removed = connectedToBorder(pixels, background)
  const share = removed.reduce((sum, one) => sum + one, 0) / removed.length
  return share >= leastRemoved && share <= mostRemoved
}

/**
 * Makes the flat background around the motif transparent, in place. Only what is connected to the border goes: white
 * eyes on a white ground stay. Does nothing to a picture without a flat background.
 */
export function removeFlatBackground(pixels: Pixels): void {
  const background = backgroundOf(pixels)
  if (background === undefined) return
  const removed = connectedToBorder(pixels, background)
  const radius = Math.max(2, Math.min(5, Math.round(Math.max(pixels.width, pixels.height) / 1000)))
  const edge = edgeOf(removed, pixels, radius)
  for (let at = 0; at < edge.length; at++)
    if (edge[at] === 1) soften(pixels, at, { background, removed, radius })
  for (let at = 0; at < removed.length; at++) if (removed[at] === 1) pixels.data.fill(0, at * 4, at * 4 + 4)
}

/** The colour of most of the border; undefined if it has no such colour or something shows through it. */
function backgroundOf(pixels: Pixels): Colour | undefined {
  const border = borderOf(pixels)
  const opaque = border.filter((at) => alphaAt(pixels, at) > 250)
  if (opaque.length < border.length * leastOfBorder) return undefined
  const [red, green, blue] = [0, 1, 2].map((channel) =>
    median(opaque.map((at) => pixels.data[at * 4 + channel] ?? 0)),
  )
  const colour = [red ?? 0, green ?? 0, blue ?? 0] as const
  const alike = opaque.filter((at) => isAlike(pixels, at, colour))
  return alike.length < border.length * leastOfBorder ? undefined : colour
}

/** The pixels of the border, as places in the picture. */
function borderOf({ width, height }: Pixels): number[] {
  const places: number[] = []
  for (let x = 0; x < width; x++) places.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) places.push(y * width, y * width + width - 1)
  return places
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const alphaAt = ({ data }: Pixels, at: number): number => data[at * 4 + 3] ?? 0

function distanceFrom({ data }: Pixels, at: number, [red, green, blue]: Colour): number {
  const r = (data[at * 4] ?? 0) - red
  const g = (data[at * 4 + 1] ?? 0) - green
  const b = (data[at * 4 + 2] ?? 0) - blue
  return r * r + g * g + b * b
}

const isAlike = (pixels: Pixels, at: number, colour: Colour): boolean =>
  alphaAt(pixels, at) > 0 && distanceFrom(pixels, at, colour) <= tolerance * tolerance

/** 1 for each pixel of the colour that is connected to the border. Fills whole runs, as a row of them is one step. */
function connectedToBorder(pixels: Pixels, colour: Colour): Uint8Array {
  const { width, height } = pixels
  const filled = new Uint8Array(width * height)
  const isOpen = (at: number) => filled[at] === 0 && isAlike(pixels, at, colour)
  const waiting = borderOf(pixels).filter((at) => isAlike(pixels, at, colour))
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (!isOpen(at)) continue
    const row = at - (at % width)
    let left = at
    while (left > row && isOpen(left - 1)) left--
    let right = at
    while (right < row + width - 1 && isOpen(right + 1)) right++
    filled.fill(1, left, right + 1)
    for (const beside of [-width, width])
      for (let next = left + beside; next <= right + beside; next++)
        if (next >= 0 && next < width * height && isOpen(next) && !(next > left + beside && isOpen(next - 1)))
          waiting.push(next)
  }
  return filled
}

/** 1 for each pixel of the motif that is at most so far from the background. */
function edgeOf(removed: Uint8Array, { width, height }: Pixels, radius: number): Uint8Array {
  const edge = new Uint8Array(removed.length)
  for (let at = 0; at < removed.length; at++) {
    const x = at % width
    const isBeside =
      removed[at] === 1 &&
      ((x > 0 && removed[at - 1] === 0) ||
        (x < width - 1 && removed[at + 1] === 0) ||
        removed[at - width] === 0 ||
        removed[at + width] === 0)
    if (isBeside)
      around(at, { width, height, radius }, (near) => {
        if (removed[near] === 0) edge[near] = 1
      })
  }
  return edge
}

interface Surroundings extends Pick<Pixels, 'width' | 'height'> {
  readonly radius: number
}

/** Visits a pixel and those around it. A large picture has millions of them: no list is made. */
function around(at: number, { width, height, radius }: Surroundings, visit: (near: number) => void): void {
  const [x, y] = [at % width, Math.floor(at / width)]
  for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row++)
    for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column++)
      visit(row * width + column)
}

/** Whether hardly any pixel beside it stays. */
function isAlone(removed: Uint8Array, at: number, { width, height }: Pixels): boolean {
  let staying = 0
  around(at, { width, height, radius: 1 }, (near) => {
    if (removed[near] === 0) staying++
  })
  return staying <= 3
}

interface Ground {
  readonly background: Colour
  readonly removed: Uint8Array
  readonly radius: number
}

/**
 * A pixel at the edge is a mixture of motif and background. The purest pixel of the motif nearby says how much of
 * each; the motif's part stays, in the motif's colour, so that no fringe shows on cloth of another colour.
 */
function soften(pixels: Pixels, at: number, { background, removed, radius }: Ground): void {
  const { data, width, height } = pixels
  let purest = at
  let whole = distanceFrom(pixels, at, background)
  around(at, { width, height, radius }, (near) => {
    const distance = removed[near] === 0 ? distanceFrom(pixels, near, background) : 0
    if (distance <= whole) return
    purest = near
    whole = distance
  })
  if (whole <= speckle * speckle && isAlone(removed, at, pixels)) {
    data[at * 4 + 3] = 0
    return
  }
  if (purest === at) return
  const along = background.reduce((sum, from, channel) => {
    const pure = (data[purest * 4 + channel] ?? 0) - from
    return sum + pure * ((data[at * 4 + channel] ?? 0) - from)
  }, 0)
  const share = Math.max(0, along / whole)
  if (share > almostWhole) return
  data.copyWithin(at * 4, purest * 4, purest * 4 + 3)
  data[at * 4 + 3] = Math.round(share * alphaAt(pixels, at))
}
