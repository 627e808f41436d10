import type { WaitingLine } from '@first-fashion/contract/today/staff-calls'
import { type optionalSections, waitingNames } from '@first-fashion/contract/today/waiting'

interface Shown {
  readonly waiting: WaitingLine[]
  readonly off: (typeof optionalSections)[number][]
}

/** The lines that this shop has a use for, the most urgent first; without a print partner what was left of one still waits. */
export function shownLines(lines: readonly WaitingLine[], { isPrinting }: { isPrinting: boolean }): Shown {
  const waiting = lines.filter((line) => isPrinting || !isPrinted(line) || line.count > 0)
  return {
    waiting: waiting.toSorted(byUrgency),
    off: isPrinting || waiting.some(isPrinted) ? [] : ['made-to-order'],
  }
}

const isPrinted = ({ path }: WaitingLine): boolean => path.startsWith('/made-to-order')

const byUrgency = (one: WaitingLine, other: WaitingLine): number =>
  waitingNames.indexOf(one.name) - waitingNames.indexOf(other.name)
