import type { DesignElement } from '@first-fashion/contract/designs/design-document'

/**
 * What is arranged as one: the members of a group, or an element by itself. A locked one stays where it is, so that it
 * counts by itself.
 */
export function unitsOf(elements: readonly DesignElement[]): DesignElement[][] {
  const named = Map.groupBy(elements, ({ id, group, isLocked }) =>
    group === null || isLocked ? `element ${id}` : `group ${group}`,
  )
  return [...named.values()]
}
