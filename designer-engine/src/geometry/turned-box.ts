import { middleOf, type PageBox, type PagePoint, radians, type TurnedBox } from './units.ts'

/** A point turned around another, by degrees, clockwise. */
export function turned(point: PagePoint, around: PagePoint, degrees: number): PagePoint {
  const angle = radians(degrees)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [x, y] = [point.x - around.x, point.y - around.y]
  return { x: around.x + x * cos - y * sin, y: around.y + x * sin + y * cos }
}

/** From the upper left one, clockwise. */
export function cornersOf(box: TurnedBox): readonly [PagePoint, PagePoint, PagePoint, PagePoint] {
  const middle = middleOf(box)
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const corner = (x: number, y: number) => turned({ x, y }, middle, box.rotation)
  return [corner(box.x, box.y), corner(right, box.y), corner(right, bottom), corner(box.x, bottom)]
}

/** The upright box around a turned one. */
export function boundsOf(box: TurnedBox): PageBox {
  const { width, height } = extentOf(box)
  const middle = middleOf(box)
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
}

/** The size of the upright box around a turned one. */
function extentOf({ width, height, rotation }: TurnedBox): Size {
  const angle = radians(rotation)
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

/** The upright box around several. Throws without any. */
export function boxAround(boxes: readonly PageBox[]): PageBox {
  if (boxes.length === 0) throw new Error('nothing to draw a box around')
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export function contains(box: TurnedBox, point: PagePoint): boolean {
  const at = turned(point, middleOf(box), -box.rotation)
  return at.x >= box.x && at.x <= box.x + box.width && at.y >= box.y && at.y <= box.y + box.height
}

/**
 * The box inside a field [B5.24]: too large ones shrink in proportion, and others move. A side is at least
 * `least` long, unless the field leaves no room for that.
 */
export function clampedInside<Box extends TurnedBox>(box: Box, field: PageBox, least = 1): Box {
  const grown = {
    ...box,
    width: Math.max(box.width, least),
    height: Math.max(box.height, least),
  }
  const size = sizeInside(grown, field, least)
  const extent = extentOf({ ...grown, ...size })
  const [halfWidth, halfHeight] = [extent.width / 2, extent.height / 2]
  const before = middleOf(box)
  const x = clamped(before.x, field.x + halfWidth, field.x + field.width - halfWidth)
  const y = clamped(before.y, field.y + halfHeight, field.y + field.height - halfHeight)
  return { ...box, x: x - size.width / 2, y: y - size.height / 2, ...size }
}

type Size = Pick<PageBox, 'width' | 'height'>

/** In proportion, until the thinner side is as thin as it may be: then only the longer one shrinks. */
function sizeInside(box: TurnedBox, field: PageBox, least: number): Size {
  const extent = extentOf(box)
  const scale = Math.min(1, field.width / extent.width, field.height / extent.height)
  const scaled = { width: box.width * scale, height: box.height * scale }
  if (Math.min(scaled.width, scaled.height) >= least) return scaled
  const isFlat = box.width > box.height
  const { width: cos, height: sin } = extentOf({ ...box, width: 1, height: 0 })
  const [along, across] = isFlat ? [cos, sin] : [sin, cos]
  const length = Math.min(
    Math.max(box.width, box.height),
    (field.width - least * across) / along,
    (field.height - least * along) / across,
  )
  const thin = isFlat ? { width: length, height: least } : { width: least, height: length }
  return length >= least ? thin : scaled
}

/** How far a box goes that is moved by `way`: it stops at the edge of the field. */
export const wayInside = (box: PageBox, way: PagePoint, field: PageBox): PagePoint => ({
  x: clamped(box.x + way.x, field.x, field.x + field.width - box.width) - box.x,
  y: clamped(box.y + way.y, field.y, field.y + field.height - box.height) - box.y,
})

/** The value within bounds; in the middle of bounds that have crossed by a rounding. */
export const clamped = (value: number, min: number, max: number): number =>
  max < min ? (min + max) / 2 : Math.min(Math.max(value, min), max)

/** -180 to 180 [B5.25]. */
export function normalRotation(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360
  return turn > 180 ? turn - 360 : turn
}
