/** Smooth seeded noise: the same seed gives the same cloth on every machine. */
export function noise(seed: number, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const sx = fade(fx)
  const sy = fade(fy)
  const a = slope(seed, left, top, fx, fy)
  const b = slope(seed, left + 1, top, fx - 1, fy)
  const c = slope(seed, left, top + 1, fx, fy - 1)
  const d = slope(seed, left + 1, top + 1, fx - 1, fy - 1)
  const above = a + (b - a) * sx
  return 1.45 * (above + (c + (d - c) * sx - above) * sy)
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

const directions = Float32Array.from({ length: 64 }, (_, i) =>
  i % 2 === 0 ? Math.cos((i / 64) * Math.PI * 2) : Math.sin(((i - 1) / 64) * Math.PI * 2),
)

function slope(seed: number, x: number, y: number, dx: number, dy: number): number {
  const at = (hash(seed, x, y) >>> 27) * 2
  return (directions[at] ?? 0) * dx + (directions[at + 1] ?? 0) * dy
}

function hash(seed: number, x: number, y: number): number {
  let h = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 1_274_126_177)
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177)
  return (h ^ (h >>> 16)) >>> 0
}

/** A row of numbers of 0..1 that a seed starts. */
export function seededRow(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const seedOf = (text: string): number =>
  [...text].reduce((sum, email) => (Math.imul(sum, 31) + email.charCodeAt(0)) & 0xffff, 7)
