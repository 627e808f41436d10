import type { Path } from '../drawing/path.ts'
import { turned } from '../geometry/turned-box.ts'
import { middleOf, type PageBox, type TurnedBox } from '../geometry/units.ts'

/** Outlines may touch the edge: less than this is not seen, in page units. */
const unseen = 1

/** Whether some of an outline, drawn around the corner of its box, lies outside of a field, where nothing is printed. */
export function isOutside(path: Path, box: TurnedBox, field: PageBox): boolean {
  const middle = middleOf(box)
  return path.some((step) => {
    if (step[0] === 'Z') return false
    const [x = 0, y = 0] = step.slice(-2).map(Number)
    const at = turned({ x: box.x + x, y: box.y + y }, middle, box.rotation)
    const [right, bottom] = [field.x + field.width, field.y + field.height]
    return (
      at.x < field.x - unseen || at.x > right + unseen || at.y < field.y - unseen || at.y > bottom + unseen
    )
  })
}
