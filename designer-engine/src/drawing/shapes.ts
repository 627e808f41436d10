import { type DesignShape, designShapes } from '@first-fashion/contract/designs/design-limits'
import type { PageBox } from '../geometry/units.ts'
import { mappedPath, type Path, type PathStep } from './path.ts'

/** The shape that an image's address names; undefined for a picture. */
export const shapeOf = (url: string): DesignShape | undefined =>
  designShapes.find((shape) => url === `shape:${shape}`)

/** The outline of a shape that fills a box. */
export const shapePath = (shape: DesignShape, box: Pick<PageBox, 'width' | 'height'>): Path =>
  mappedPath(unitPaths[shape], (x, y) => [x * box.width, y * box.height])

/** Four of these arcs are a circle, to a thousandth of its radius. */
const arc = 0.552_284_75

const circle: Path = [
  ['M', 1, 0.5],
  ['C', 1, 0.5 + arc / 2, 0.5 + arc / 2, 1, 0.5, 1],
  ['C', 0.5 - arc / 2, 1, 0, 0.5 + arc / 2, 0, 0.5],
  ['C', 0, 0.5 - arc / 2, 0.5 - arc / 2, 0, 0.5, 0],
  ['C', 0.5 + arc / 2, 0, 1, 0.5 - arc / 2, 1, 0.5],
  ['Z'],
]

/** Every second of its ten corners is as far inside as on a star of two pentagons. */
const innerRadius = 0.381_966

/** A star with five points that touches the box at its top and bottom, and almost at its sides. */
function starPath(): Path {
  const corners = Array.from({ length: 10 }, (_, at) => {
    const angle = (at * Math.PI) / 5 - Math.PI / 2
    const radius = at % 2 === 0 ? 1 : innerRadius
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius }
  })
  const right = Math.max(...corners.map(({ x }) => x))
  const bottom = Math.max(...corners.map(({ y }) => y))
  const steps = corners.map(
    ({ x, y }, at): PathStep => [at === 0 ? 'M' : 'L', (x / right + 1) / 2, (y + 1) / (bottom + 1)],
  )
  return [...steps, ['Z']]
}

const unitPaths: Readonly<Record<DesignShape, Path>> = {
  circle,
  triangle: [['M', 0.5, 0], ['L', 1, 1], ['L', 0, 1], ['Z']],
  square: [['M', 0, 0], ['L', 1, 0], ['L', 1, 1], ['L', 0, 1], ['Z']],
  star: starPath(),
}
