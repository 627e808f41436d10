import { boxAround, cornersOf } from '../geometry/turned-box.ts'
import type { PageBox, PagePoint } from '../geometry/units.ts'
import type { DrawnElement } from './draw-list.ts'
import type { Matrix, PathStep } from './path.ts'

/** An upright box in which all of these elements are painted; the points that bend a curve are in it too. */
export const boundsOfDrawn = (elements: readonly DrawnElement[]): PageBox => boxAround(elements.map(boundsOf))

function boundsOf({ matrix, content }: DrawnElement): PageBox {
  const points =
    content.kind === 'picture'
      ? cornersOf({ ...(content.clip ?? content.box), rotation: 0 })
      : content.path.flatMap(pointsOf)
  const box = boxAround(points.map((point) => ({ ...mapped(point, matrix), width: 0, height: 0 })))
  const line = content.kind === 'outline' ? (content.line?.width ?? 0) : 0
  return { x: box.x - line, y: box.y - line, width: box.width + 2 * line, height: box.height + 2 * line }
}

function pointsOf([, ...numbers]: PathStep): PagePoint[] {
  const points: PagePoint[] = []
  for (let at = 0; at + 1 < numbers.length; at += 2)
    points.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 })
  return points
}

const mapped = ({ x, y }: PagePoint, { a, b, c, d, e, f }: Matrix): PagePoint => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})
