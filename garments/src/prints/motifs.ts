import { seededRow } from '../noise.ts'
import { circle, dotsAlong, leaf, petalsAround, ring, scattered, turned } from './strokes.ts'

/** A square that repeats, in drawing units: white is wax, greys are half-dyed, black is the ground. */
export interface Motif {
  readonly width: number
  readonly height: number
  readonly svg: string
}

/** Temple border: rows of flamed triangles between bands, with a field of small flowers. */
const templeBorder = (seed: number): Motif => {
  const height = 116 + (seed % 3) * 8
  const spear = (x: number, top: number, tip: number) =>
    `<path d="M${x - 10} ${top}L${x} ${tip}L${x + 10} ${top}Z" fill="#fff"/><path d="M${x - 5.6} ${top + (tip < top ? -2.5 : 2.5)}L${x} ${tip + (tip < top ? 9 : -9)}L${x + 5.6} ${top + (tip < top ? -2.5 : 2.5)}Z" fill="#000"/>${circle(x, top + (tip < top ? -6 : 6), 1.6)}`
  const bands = [4, 47].map((y) => `<rect x="-1" y="${y}" width="122" height="2.2" fill="#fff"/>`).join('')
  const beads = [8.6, 44.2].map((y) => dotsAlong(0, 120, y, 4, 0.9)).join('')
  const spears = Array.from(
    { length: 6 },
    (_, i) => spear(10 + i * 20, 11.5, 30) + spear(i * 20, 41.5, 23),
  ).join('')
  const flowers = [0, 1].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const x = 15 + column * 30 + row * 15
      const y = 66 + row * ((height - 50) / 2)
      return (
        petalsAround(x, y, 7.5, 4 + (seed % 2) * 2, 0.2, 0.34) +
        circle(x, y, 1.5, '#000') +
        ring(x, y, 10.5, 12, 0.6)
      )
    }),
  )
  return { width: 120, height, svg: bands + beads + spears + flowers.join('') }
}

/** Rosettes: rings of petals with beads, touching each other like lace. */
const rosettes = (seed: number): Motif => {
  const petals = 8 + (seed % 3) * 2
  const rosette = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="21.5" fill="none" stroke="#fff" stroke-width="1.3"/>${petalsAround(x, y, 18.5, petals, 0, 0.2)}<circle cx="${x}" cy="${y}" r="8" fill="#000"/>${petalsAround(x, y, 7, petals / 2, 0.3, 0.34)}${circle(x, y, 1.4, '#000')}${ring(x, y, 24.4, 32, 0.75)}`
  const star = (x: number, y: number) => petalsAround(x, y, 6.5, 4, Math.PI / 4, 0.26)
  return {
    width: 54,
    height: 54,
    svg: rosette(27, 27) + star(0, 0) + star(54, 0) + star(0, 54) + star(54, 54),
  }
}

/** Kawung: palm fruit cut across, four ovals to a circle, a cross between. */
const kawung = (seed: number): Motif => {
  const oval = (angle: number) =>
    turned(
      20,
      20,
      angle,
      '<ellipse cx="20" cy="8.2" rx="6.6" ry="9.6" fill="#fff"/><ellipse cx="20" cy="8.6" rx="3.9" ry="6.8" fill="#555"/><path d="M20 3.6L20 13" stroke="#fff" stroke-width="1.1"/>',
    )
  const corner = (x: number, y: number) =>
    circle(x, y, 1.7) + ring(x, y, 4.4, 8, 0.55) + (seed % 3 === 0 ? '' : ring(x, y, 6.6, 12, 0.45))
  const ovals = [45, 135, 225, 315].map(oval).join('')
  return { width: 40, height: 40, svg: ovals + circle(20, 20, 1.1) + corner(20, 0) + corner(0, 20) }
}

/** Palmyrah: open fans of blades on short stems, small ones between. */
const palmFans = (seed: number): Motif => {
  const next = seededRow(seed)
  const fan = (x: number, y: number, r: number, angle: number) => {
    const blades = 11
    const cut = Array.from({ length: blades }, (_, i) =>
      turned(x, y, -84 + (i * 168) / (blades - 1), leaf(x, y - r * 0.2, r * (0.74 + 0.1 * next()), r * 0.16)),
    )
    const stem = `<path d="M${x} ${y}C${x + 1} ${y + r * 0.3} ${x - 2} ${y + r * 0.5} ${x + 2} ${y + r * 0.72}" fill="none" stroke="#fff" stroke-width="1.5"/>`
    return turned(x, y, angle, cut.join('') + circle(x, y, r * 0.17, '#000') + circle(x, y, r * 0.1) + stem)
  }
  const large = [fan(30, 34, 27, -14 + 8 * next()), fan(80, 84, 27, 12 + 8 * next())]
  const small = [fan(82, 28, 14, 30), fan(28, 84, 14, -32)]
  return {
    width: 100,
    height: 108,
    svg: scattered(next, 100, 108, 26, 0.7) + large.join('') + small.join(''),
  }
}

/** Peacock: rows of feathers like waves, each with its eye. */
const peacock = (seed: number): Motif => {
  const barbs = 15 + (seed % 3) * 2
  const feather = (x: number, y: number) => {
    const rays = Array.from({ length: barbs }, (_, i) => {
      const angle = Math.PI + (Math.PI * (i + 0.5)) / barbs
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      return `<path d="M${x + cos * 14} ${y + sin * 14}L${x + cos * 20.5} ${y + sin * 20.5}" stroke="#fff" stroke-width="1"/>`
    })
    const arcs = `<path d="M${x - 22.4} ${y}A22.4 22.4 0 0 1 ${x + 22.4} ${y}Z" fill="#000" stroke="#fff" stroke-width="1.5"/><path d="M${x - 12.6} ${y}A12.6 12.6 0 0 1 ${x + 12.6} ${y}" fill="none" stroke="#fff" stroke-width="1.1"/>`
    const eye = `<path d="M${x} ${y - 10.6}C${x + 7.6} ${y - 7} ${x + 6.6} ${y - 1} ${x} ${y - 1}C${x - 6.6} ${y - 1} ${x - 7.6} ${y - 7} ${x} ${y - 10.6}Z" fill="#fff"/><path d="M${x} ${y - 7.4}C${x + 3.6} ${y - 5.4} ${x + 3} ${y - 2.6} ${x} ${y - 2.6}C${x - 3} ${y - 2.6} ${x - 3.6} ${y - 5.4} ${x} ${y - 7.4}Z" fill="#000"/>`
    return arcs + rays.join('') + eye
  }
  const rows = [-1, 0, 1, 2, 3].flatMap((row) =>
    [-1, 0, 1].map((column) => feather(column * 48 + (Math.abs(row) % 2) * 24 + 12, 4 + row * 18)),
  )
  return { width: 48, height: 36, svg: rows.join('') }
}

/** Frangipani: five broad petals that lap over each other, leaves, and dots in the ground. */
const frangipani = (seed: number): Motif => {
  const next = seededRow(seed)
  const flower = (x: number, y: number, r: number, angle: number) => {
    const petal = `<path d="M${x} ${y}C${x + r * 0.62} ${y - r * 0.22} ${x + r * 0.66} ${y - r * 0.96} ${x + r * 0.12} ${y - r}C${x - r * 0.36} ${y - r * 0.94} ${x - r * 0.34} ${y - r * 0.36} ${x} ${y}Z" fill="#fff" stroke="#000" stroke-width="1"/><path d="M${x + r * 0.04} ${y - r * 0.16}C${x + r * 0.16} ${y - r * 0.4} ${x + r * 0.16} ${y - r * 0.6} ${x + r * 0.1} ${y - r * 0.72}" fill="none" stroke="#666" stroke-width="0.8"/>`
    return (
      [0, 72, 144, 216, 288].map((turn) => turned(x, y, angle + turn, petal)).join('') +
      circle(x, y, r * 0.1, '#555')
    )
  }
  const leaves = (x: number, y: number, r: number, angle: number) =>
    [-32, 28, 160]
      .map((turn) =>
        turned(
          x,
          y,
          angle + turn,
          `${leaf(x, y - r * 0.6, r * 0.95, r * 0.26)}<path d="M${x} ${y - r * 0.7}L${x} ${y - r * 1.4}" stroke="#000" stroke-width="0.9"/>`,
        ),
      )
      .join('')
  const places = [
    [24, 26, 18],
    [74, 72, 19],
    [76, 20, 11],
    [22, 80, 12],
  ] as const
  const drawn = places.map(([x, y, r]) => {
    const angle = next() * 360
    return leaves(x, y, r, angle) + flower(x, y, r, angle)
  })
  return { width: 98, height: 102, svg: scattered(next, 98, 102, 46, 0.75) + drawn.join('') }
}

/** Parang: slanting rows of knives that hook into each other, with lozenges between the rows. */
const parang = (seed: number): Motif => {
  const knife = (x: number, y: number) =>
    `<g transform="translate(${x} ${y}) rotate(45)"><path d="M-6 -12C2 -14 8 -9 7 -2C6.4 3 1 4 1 8C1 10 3 11.5 6 12C-2 14 -8 9 -7 2C-6.4 -3 -1 -4 -1 -8C-1 -10 -3 -11.5 -6 -12Z" fill="#fff"/><path d="M-1 -8.6C3 -8.6 4.4 -5.6 3.6 -2.8M1 8.6C-3 8.6 -4.4 5.6 -3.6 2.8" fill="none" stroke="#000" stroke-width="1"/></g>`
  const lozenge = (x: number, y: number) =>
    `<path d="M${x} ${y - 3.4}L${x + 3.4} ${y}L${x} ${y + 3.4}L${x - 3.4} ${y}Z" fill="#fff"/>${circle(x, y, 1, '#000')}`
  const rows: string[] = []
  for (let i = -2; i < 5; i++) {
    rows.push(knife(i * 16, 64 - i * 16))
    rows.push(lozenge(i * 16 - 8, 64 - i * 16 - 24), lozenge(i * 16 - 16, 64 - i * 16 - 16))
  }
  const lines = [-22.6, -9.4, 41.4, 54.6].map(
    (offset) =>
      `<path d="M-32 ${96 + offset - 16}L96 ${-32 + offset - 16}" stroke="#fff" stroke-width="${seed % 2 === 0 ? 1.1 : 1.6}"/>`,
  )
  return { width: 64, height: 64, svg: rows.join('') + lines.join('') }
}

/** Reef: large many-petalled flowers with beaded stems, seeds and dots all over. */
const reefFlowers = (seed: number): Motif => {
  const next = seededRow(seed)
  const petals = 7 + (seed % 4)
  const flower = (x: number, y: number, r: number) =>
    `${petalsAround(x, y, r, petals, next(), 0.19)}<circle cx="${x}" cy="${y}" r="${r * 0.36}" fill="#000"/><circle cx="${x}" cy="${y}" r="${r * 0.27}" fill="#777"/>${ring(x, y, r * 0.27, 9, 0.8)}${ring(x, y, r * 1.16, petals * 3, 0.7)}`
  const frond = (x: number, y: number, angle: number) =>
    turned(
      x,
      y,
      angle,
      `<path d="M${x} ${y}C${x + 8} ${y - 9} ${x - 8} ${y - 18} ${x + 2} ${y - 28}" fill="none" stroke="#fff" stroke-width="1.2"/>${[6, 12, 18, 24].map((up, i) => circle(x + (i % 2 === 0 ? 5 : -5), y - up, 1.8 - i * 0.2)).join('')}`,
    )
  const fronds = [frond(54, 34, 14), frond(4, 88, -8), frond(92, 96, 152), frond(40, 62, 200)]
  return {
    width: 96,
    height: 104,
    svg:
      scattered(next, 96, 104, 60, 0.7) +
      fronds.join('') +
      flower(24, 28, 20) +
      flower(72, 80, 20) +
      flower(76, 22, 9) +
      flower(22, 80, 9),
  }
}

/** The families of motifs; a seed selects one by its remainder. */
export const motifs = [
  templeBorder,
  rosettes,
  kawung,
  palmFans,
  peacock,
  frangipani,
  parang,
  reefFlowers,
] as const
