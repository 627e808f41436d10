import type { DesignEntry } from '@first-fashion/contract/designs/design-commands'
import { applyCommand } from '../commands/apply-command.ts'
import { type DesignDocument, emptyDocument } from '../document/document.ts'
import type { Fields } from '../geometry/print-field.ts'

/** A design with the steps that can be undone and redone. */
export interface DesignHistory {
  readonly past: readonly DesignDocument[]
  readonly present: DesignDocument
  readonly future: readonly DesignDocument[]
  /** What the last entry changed, and when: the same again soon after is one step with it. */
  readonly last: { readonly at: number; readonly change: string } | null
}

/** Steps that can be undone [B9.27]. */
export const undoSteps = 50
/** Changes of one position, or of one property, closer together than this are one step [B9.27]. */
export const oneStepMs = 1000

export const emptyHistory: DesignHistory = { past: [], present: emptyDocument, future: [], last: null }

/**
 * The history after one more entry; the same one if there is nothing to undo or redo. Every other entry is a step, also one
 * that changes nothing on these fields: so each undo of a log takes the same step back on every print area.
 */
export function advance(history: DesignHistory, { at, change }: DesignEntry, fields: Fields): DesignHistory {
  if (change.do === 'undo') return undone(history)
  if (change.do === 'redo') return redone(history)
  const present = applyCommand(history.present, change, fields)
  if (change.do === 'open') return { ...emptyHistory, present }
  const name = nameOf(change)
  const isSameStep =
    name !== null && history.last?.change === name && Math.abs(at - history.last.at) < oneStepMs
  return {
    past: isSameStep ? history.past : [...history.past, history.present].slice(-undoSteps),
    present,
    future: [],
    last: name === null ? null : { at, change: name },
  }
}

/** The history after all entries of a log, or after the first `count` of them. */
export const replayed = (
  log: readonly DesignEntry[],
  fields: Fields,
  count: number = log.length,
): DesignHistory =>
  log.slice(0, count).reduce((history, entry) => advance(history, entry, fields), emptyHistory)

function undone(history: DesignHistory): DesignHistory {
  const previous = history.past.at(-1)
  if (previous === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    last: null,
  }
}

function redone(history: DesignHistory): DesignHistory {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, last: null }
}

/** What a change is about, if several of the same make one step; null for a step of its own. */
function nameOf(change: Exclude<DesignEntry['change'], { readonly do: 'undo' | 'redo' }>): string | null {
  switch (change.do) {
    case 'move':
      return ['position', change.side, ...change.ids.toSorted()].join(' ')
    case 'place':
      return ['position', change.side, ...change.places.map(({ id }) => id).toSorted()].join(' ')
    case 'restyle':
      return ['style', change.side, ...Object.keys(change.style).toSorted(), ...change.ids.toSorted()].join(
        ' ',
      )
    case 'change-picture':
      return change.crop === undefined ? null : ['crop', change.side, change.id].join(' ')
    case 'write':
      return ['text', change.side, change.id].join(' ')
    case 'paint-background':
      return ['background', change.side].join(' ')
    default:
      return null
  }
}
