import { designLimits } from '@first-fashion/contract/designs/design-limits'

const ending = ' (copy)'

/** The name of a copy, cut so that it fits. */
export const nameOfCopy = (name: string): string =>
  `${[...name]
    .slice(0, designLimits.name - ending.length)
    .join('')
    .trimEnd()}${ending}`
