import type { DesignCommand } from '@first-fashion/contract/designs/design-commands'
import { inLayers } from '../document/document.ts'
import { boundsOf, boxAround, clampedInside, normalRotation, wayInside } from '../geometry/turned-box.ts'
import type { PageBox } from '../geometry/units.ts'
import { type Elements, edited, positioned } from './elements.ts'

type Move = Extract<DesignCommand, { readonly do: 'move' }>
type Places = Extract<DesignCommand, { readonly do: 'place' }>['places']

/** Moves elements together: at the edge of the field all of them stop. */
export function moved(
  elements: Elements,
  { ids, dx, dy }: Pick<Move, 'ids' | 'dx' | 'dy'>,
  field: PageBox,
): Elements {
  const boxes = elements
    .filter(({ id, isLocked }) => ids.includes(id) && !isLocked)
    .map(({ position }) => boundsOf(position))
  if (boxes.length === 0) return elements
  const { x, y } = wayInside(boxAround(boxes), { x: dx, y: dy }, field)
  return edited(elements, ids, (one) => {
    const position = { ...one.position, x: one.position.x + x, y: one.position.y + y }
    return positioned(one, clampedInside(position, field))
  })
}

/** Gives elements places of their own; a new layer sorts them. */
export function placed(elements: Elements, places: Places, field: PageBox): Elements {
  const placeOf = new Map(places.map((place) => [place.id, place]))
  const next = edited(elements, [...placeOf.keys()], (one) => {
    const { position } = one
    const place = placeOf.get(one.id)
    if (place === undefined) return one
    const asked = {
      x: place.x ?? position.x,
      y: place.y ?? position.y,
      width: place.width ?? position.width,
      height: place.height ?? position.height,
      rotation: normalRotation(place.rotation ?? position.rotation),
      zIndex: place.zIndex ?? position.zIndex,
    }
    return positioned(one, clampedInside(asked, field))
  })
  return places.some(({ zIndex }) => zIndex !== undefined) ? inLayers(next) : next
}
