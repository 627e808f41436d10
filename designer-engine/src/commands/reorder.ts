import type { DesignCommand } from '@first-fashion/contract/designs/design-commands'
import { type Elements, positioned } from './elements.ts'

type Reorder = Extract<DesignCommand, { readonly do: 'reorder' }>

/** Moves elements through the layers, which are numbered from 0 afterwards. Their order among each other stays. */
export function reordered(elements: Elements, ids: readonly string[], to: Reorder['to']): Elements {
  const isChosen = ({ id, isLocked }: Elements[number]) => ids.includes(id) && !isLocked
  const chosen = elements.filter(isChosen)
  if (chosen.length === 0) return elements
  const others = elements.filter((one) => !isChosen(one))
  const arranged = {
    top: () => [...others, ...chosen],
    bottom: () => [...chosen, ...others],
    up: () => steppedUp(elements, isChosen),
    down: () => steppedUp(elements.toReversed(), isChosen).toReversed(),
  }[to]()
  return arranged.map((one, zIndex) => positioned(one, { ...one.position, zIndex }))
}

/** Each chosen one changes places with the one above it, unless that is chosen as well. */
function steppedUp(elements: Elements, isChosen: (one: Elements[number]) => boolean): Elements {
  const next = [...elements]
  for (let at = next.length - 2; at >= 0; at -= 1) {
    const [one, above] = [next[at], next[at + 1]]
    if (one === undefined || above === undefined || !isChosen(one) || isChosen(above)) continue
    next[at] = above
    next[at + 1] = one
  }
  return next
}
