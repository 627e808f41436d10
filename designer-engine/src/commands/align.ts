import type { DesignCommand } from '@first-fashion/contract/designs/design-commands'
import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { boundsOf, boxAround, clampedInside } from '../geometry/turned-box.ts'
import type { PageBox } from '../geometry/units.ts'
import { type Elements, edited, positioned } from './elements.ts'

type Align = Extract<DesignCommand, { readonly do: 'align' }>
type Distribute = Extract<DesignCommand, { readonly do: 'distribute' }>

/** Lines elements up with the box around all of them, or with the field. Turned ones count with their bounds. */
export function aligned(
  elements: Elements,
  { ids, edge, to }: Pick<Align, 'ids' | 'edge' | 'to'>,
  field: PageBox,
): Elements {
  const boxes = elements.filter(({ id }) => ids.includes(id)).map(({ position }) => boundsOf(position))
  if (boxes.length === 0) return elements
  const target = to === 'print-area' ? field : boxAround(boxes)
  return edited(elements, ids, (one) => {
    const box = boundsOf(one.position)
    return shifted(one, shiftTo(edge, box, target), field)
  })
}

function shiftTo(
  edge: Align['edge'],
  box: PageBox,
  target: PageBox,
): { readonly x: number; readonly y: number } {
  switch (edge) {
    case 'left':
      return { x: target.x - box.x, y: 0 }
    case 'center':
      return { x: target.x + target.width / 2 - (box.x + box.width / 2), y: 0 }
    case 'right':
      return { x: target.x + target.width - (box.x + box.width), y: 0 }
    case 'top':
      return { x: 0, y: target.y - box.y }
    case 'middle':
      return { x: 0, y: target.y + target.height / 2 - (box.y + box.height / 2) }
    case 'bottom':
      return { x: 0, y: target.y + target.height - (box.y + box.height) }
  }
}

/** Spaces three or more elements evenly between the outer two, which stay. */
export function distributed(
  elements: Elements,
  { ids, axis }: Pick<Distribute, 'ids' | 'axis'>,
  field: PageBox,
): Elements {
  const [start, length] = axis === 'horizontal' ? (['x', 'width'] as const) : (['y', 'height'] as const)
  const chosen = elements
    .filter(({ id }) => ids.includes(id))
    .map(({ id, position }) => ({ id, box: boundsOf(position) }))
    .toSorted((a, b) => a.box[start] - b.box[start])
  const [first, last] = [chosen[0], chosen.at(-1)]
  if (first === undefined || last === undefined || chosen.length < 3) return elements
  const whole = last.box[start] + last.box[length] - first.box[start]
  const gap = (whole - chosen.reduce((sum, { box }) => sum + box[length], 0)) / (chosen.length - 1)
  const shifts = new Map<string, number>()
  let at = first.box[start]
  for (const { id, box } of chosen) {
    shifts.set(id, at - box[start])
    at += box[length] + gap
  }
  return edited(elements, ids, (one) => {
    const shift = shifts.get(one.id) ?? 0
    return shifted(one, axis === 'horizontal' ? { x: shift, y: 0 } : { x: 0, y: shift }, field)
  })
}

const shifted = (one: DesignElement, { x, y }: { readonly x: number; readonly y: number }, field: PageBox) =>
  positioned(one, clampedInside({ ...one.position, x: one.position.x + x, y: one.position.y + y }, field))
