import type { DesignCommand } from '@first-fashion/contract/designs/design-commands'
import { unitsOf } from '../document/arranged-units.ts'
import { boundsOf, boxAround } from '../geometry/turned-box.ts'
import type { PageBox } from '../geometry/units.ts'
import type { Elements } from './elements.ts'
import { moved } from './place.ts'

type Align = Extract<DesignCommand, { readonly do: 'align' }>
type Distribute = Extract<DesignCommand, { readonly do: 'distribute' }>

/**
 * Lines elements up with the box around all of them, or with the field. Turned ones count with their bounds, and a group
 * counts as one.
 */
export function aligned(
  elements: Elements,
  { ids, edge, to }: Pick<Align, 'ids' | 'edge' | 'to'>,
  field: PageBox,
): Elements {
  const units = boxedUnits(elements, ids)
  if (units.length === 0) return elements
  const target = to === 'print-area' ? field : boxAround(units.map(({ box }) => box))
  return units.reduce<Elements>(
    (before, { ids: unit, box }) => moved(before, { ids: unit, ...shiftTo(edge, box, target) }, field),
    elements,
  )
}

interface Unit {
  readonly ids: string[]
  readonly box: PageBox
}

const boxedUnits = (elements: Elements, ids: readonly string[]): Unit[] =>
  unitsOf(elements.filter(({ id }) => ids.includes(id))).map((members) => ({
    ids: members.map(({ id }) => id),
    box: boxAround(members.map(({ position }) => boundsOf(position))),
  }))

type Shift = Pick<Extract<DesignCommand, { readonly do: 'move' }>, 'dx' | 'dy'>

function shiftTo(edge: Align['edge'], box: PageBox, target: PageBox): Shift {
  switch (edge) {
    case 'left':
      return { dx: target.x - box.x, dy: 0 }
    case 'center':
      return { dx: target.x + target.width / 2 - (box.x + box.width / 2), dy: 0 }
    case 'right':
      return { dx: target.x + target.width - (box.x + box.width), dy: 0 }
    case 'top':
      return { dx: 0, dy: target.y - box.y }
    case 'middle':
      return { dx: 0, dy: target.y + target.height / 2 - (box.y + box.height / 2) }
    case 'bottom':
      return { dx: 0, dy: target.y + target.height - (box.y + box.height) }
  }
}

/** Spaces three or more evenly between the outer two, which stay. A group counts as one. */
export function distributed(
  elements: Elements,
  { ids, axis }: Pick<Distribute, 'ids' | 'axis'>,
  field: PageBox,
): Elements {
  const [start, length] = axis === 'horizontal' ? (['x', 'width'] as const) : (['y', 'height'] as const)
  const units = boxedUnits(elements, ids).toSorted((a, b) => a.box[start] - b.box[start])
  const [first, last] = [units[0], units.at(-1)]
  if (first === undefined || last === undefined || units.length < 3) return elements
  const whole = last.box[start] + last.box[length] - first.box[start]
  const gap = (whole - units.reduce((sum, { box }) => sum + box[length], 0)) / (units.length - 1)
  let at = first.box[start]
  let next = elements
  for (const { ids: unit, box } of units) {
    const shift = at - box[start]
    const move = axis === 'horizontal' ? { dx: shift, dy: 0 } : { dx: 0, dy: shift }
    next = moved(next, { ids: unit, ...move }, field)
    at += box[length] + gap
  }
  return next
}
