/** Marks of the wax pen, as SVG. White is wax. */

export const circle = (x: number, y: number, r: number, fill = '#fff') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

export const turned = (x: number, y: number, degrees: number, svg: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${svg}</g>`

/** A pointed leaf that rises from a point. */
export const leaf = (x: number, y: number, length: number, width: number) =>
  `<path d="M${x} ${y}C${x + width} ${y - length * 0.35} ${x + width * 0.7} ${y - length * 0.75} ${x} ${y - length}C${x - width * 0.7} ${y - length * 0.75} ${x - width} ${y - length * 0.35} ${x} ${y}Z" fill="#fff"/>`

/** Petals around a middle, each with its vein; width as a share of the length. */
export function petalsAround(x: number, y: number, r: number, count: number, start: number, width: number) {
  const petal = `<path d="M${x} ${y}C${x + r * width * 1.5} ${y - r * 0.45} ${x + r * width * 1.2} ${y - r * 0.98} ${x} ${y - r}C${x - r * width * 1.2} ${y - r * 0.98} ${x - r * width * 1.5} ${y - r * 0.45} ${x} ${y}Z" fill="#fff" stroke="#000" stroke-width="${r * 0.05}"/>`
  const vein = `<path d="M${x} ${y - r * 0.4}L${x} ${y - r * 0.78}" stroke="#555" stroke-width="${Math.max(0.5, r * 0.045)}"/>`
  return Array.from({ length: count }, (_, i) =>
    turned(x, y, (start * 180) / Math.PI + (i * 360) / count, petal + vein),
  ).join('')
}

/** Beads in a circle. */
export const ring = (x: number, y: number, radius: number, count: number, r: number) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    return circle(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, r)
  }).join('')

export const dotsAlong = (from: number, to: number, y: number, step: number, r: number) =>
  Array.from({ length: Math.round((to - from) / step) }, (_, i) =>
    circle(from + (i + 0.5) * step, y, r),
  ).join('')

/** Dots strewn over a square, no two too near. */
export function scattered(
  next: () => number,
  width: number,
  height: number,
  count: number,
  r: number,
): string {
  const places: { x: number; y: number }[] = []
  for (let attempt = 0; attempt < count * 6 && places.length < count; attempt++) {
    const [x, y] = [next() * width, next() * height]
    if (places.every((one) => Math.hypot(one.x - x, one.y - y) > 6)) places.push({ x, y })
  }
  return places.map(({ x, y }) => circle(x, y, r * (0.7 + 0.6 * next()))).join('')
}
