import { designLimits } from '@first-fashion/contract/designs/design-limits'
import { cutText } from '@first-fashion/contract/text/cut-text'

const ending = ' (copy)'

/** The name of a copy, cut so that it fits. */
export const nameOfCopy = (name: string): string =>
  `${cutText(name, designLimits.name - ending.length)}${ending}`
