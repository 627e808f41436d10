import { linear, toSrgb } from '../colour.ts'
import { noise } from '../noise.ts'
import { streaks, weaveSize } from '../weave.ts'
import type { Frond, Scene } from './scene.ts'

const tooth = streaks(21, 4, 4)

/** Plaster in a colour, brushed by hand, in light that falls from the upper left. RGB, row by row. */
export function plasterWall({ width, height, wall }: Scene): Uint8Array {
  const [r, g, b] = linear(wall)
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const down = y / height
    for (let x = 0; x < width; x++) {
      const across = x / width
      const fall = 1.09 - 0.1 * across - 0.1 * down
      const brushed = 0.016 * noise(31, x / 260, y / 90) + 0.01 * noise(32, x / 60, y / 28)
      const rough = 0.006 * (tooth[(y % weaveSize) * weaveSize + (x % weaveSize)] ?? 0)
      const light = fall * (1 + brushed + rough)
      const at = (y * width + x) * 3
      pixels[at] = toSrgb(r * light)
      pixels[at + 1] = toSrgb(g * light)
      pixels[at + 2] = toSrgb(b * light)
    }
  }
  return pixels
}

/** What light through leaves does to the whole scene: an SVG to be multiplied over it. */
export function leafShadow({ width, height, fronds }: Scene): string {
  const soft = Math.round(width * 0.006)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${soft}"/></filter></defs>
<rect width="100%" height="100%" fill="#fff"/>
<g fill="#6e5a4c" fill-opacity="0.3" filter="url(#soft)">${fronds.map(frond).join('')}</g></svg>`
}

/** A palm frond: leaflets on both sides of a bent rib, longest in the middle. */
function frond({ x, y, length, angle }: Frond): string {
  const leaflets = Array.from({ length: 30 }, (_, nth) => {
    const along = 0.12 + (nth / 30) * 0.86
    const size = length * (0.16 + 0.3 * Math.sin(Math.PI * Math.min(1, along * 0.95)))
    const bend = 26 * along * along
    const lean = 62 - 34 * along
    return [-1, 1]
      .map((side) => {
        const jitter = 5 * Math.sin(nth * 2.3 + side)
        return `<path d="M0 0C${size * 0.3} ${-size * 0.05} ${size * 0.7} ${-size * 0.045} ${size} 0C${size * 0.7} ${size * 0.045} ${size * 0.3} ${size * 0.05} 0 0Z" transform="rotate(${bend}) translate(${length * along} 0) rotate(${side * lean + jitter})"/>`
      })
      .join('')
  })
  const rib = `<path d="M0 0Q${length * 0.6} ${length * 0.08} ${length * 0.9} ${length * 0.42}" fill="none" stroke="#6e5a4c" stroke-opacity="0.3" stroke-width="${length * 0.012}"/>`
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${rib}${leaflets.join('')}</g>`
}
