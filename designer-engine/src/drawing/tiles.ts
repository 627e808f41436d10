import type { PageBox } from '../geometry/units.ts'
import type { DrawList, DrawnElement, DrawnPicture } from './draw-list.ts'
import type { Matrix } from './path.ts'

type PlacedPicture = Pick<DrawnElement, 'matrix'> & { readonly content: Pick<DrawnPicture, 'box' | 'clip'> }

/**
 * Where the tiles of a picture lie, around its element's corner: those that can be seen in the field, however large the
 * element is. A picture that is not repeated is one tile.
 */
export function tilesOf({ matrix, content: { box, clip } }: PlacedPicture, field: PageBox): PageBox[] {
  if (clip === null) return [box]
  const { columns, rows } = visibleTiles({ matrix, box, clip }, field)
  return rows.flatMap((row) =>
    columns.map((column) => ({
      x: clip.x + column * box.width,
      y: clip.y + row * box.height,
      width: box.width,
      height: box.height,
    })),
  )
}

/** How many tiles of patterns have to be painted to show a side. */
export const tileCount = ({ elements }: DrawList, field: PageBox): number =>
  elements.reduce((sum, { matrix, content }) => {
    if (content.kind !== 'picture' || content.clip === null) return sum
    const { columns, rows } = visibleTiles({ matrix, box: content.box, clip: content.clip }, field)
    return sum + columns.length * rows.length
  }, 0)

interface Pattern {
  readonly matrix: Matrix
  readonly box: PageBox
  readonly clip: PageBox
}

function visibleTiles({ matrix, box, clip }: Pattern, field: PageBox) {
  const seen = seenFrom(matrix, field)
  return {
    columns: range(clip.x, clip.width, seen.left, seen.right, box.width),
    rows: range(clip.y, clip.height, seen.top, seen.bottom, box.height),
  }
}

/** The numbers of the tiles along one axis that begin inside the clip and touch what is seen. */
function range(start: number, length: number, from: number, to: number, step: number): number[] {
  const first = Math.max(0, Math.floor((from - start) / step))
  const end = Math.min(Math.ceil(length / step), Math.ceil((to - start) / step))
  return Array.from({ length: Math.max(0, end - first) }, (_, nth) => first + nth)
}

/** The smallest upright box around the field, in the turned axes of an element. Elements are moved and turned only. */
function seenFrom({ a, b, c, d, e, f }: Matrix, { x, y, width, height }: PageBox) {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const
  const across = corners.map(([px, py]) => a * (px - e) + b * (py - f))
  const down = corners.map(([px, py]) => c * (px - e) + d * (py - f))
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  }
}
