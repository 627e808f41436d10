import {
  type DesignCommand,
  type DesignEntry,
  designEntry,
} from '@first-fashion/contract/designs/design-commands'
import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import { applyCommand } from '@first-fashion/designer-engine/commands/apply-command'
import type { DesignDocument } from '@first-fashion/designer-engine/document/document'
import type { Fields, PrintField } from '@first-fashion/designer-engine/geometry/print-field'
import type { GestureStep } from '@first-fashion/designer-engine/gestures/gesture'
import { advance, type DesignHistory, replayed } from '@first-fashion/designer-engine/history/history'
import { withGroups } from '@first-fashion/designer-engine/pointing/hit-testing'
import type { Guide } from '@first-fashion/designer-engine/pointing/snapping'

export type Tool = 'select' | 'images' | 'text'

export interface DesignerState {
  readonly history: DesignHistory
  /** Everything that happened, from the beginning. */
  readonly log: readonly DesignEntry[]
  /** The design with the gesture that is going on. */
  readonly shown: DesignDocument
  /** The same without that gesture: the design, or the moment of it that is looked back at. */
  readonly still: DesignDocument
  readonly guides: readonly Guide[]
  readonly side: PrintSide
  readonly selected: readonly string[]
  readonly tool: Tool
  readonly clipboard: readonly DesignElement[]
}

/** What the sides are printed from; a side that is not printed has none. */
export type PrintFields = Readonly<Record<PrintSide, PrintField | undefined>>

export interface DesignerStore {
  readonly fields: Fields
  readonly printFields: PrintFields
  get(): DesignerState
  subscribe(listener: () => void): () => void
  /** Carries a command out and remembers it. Added elements are selected, and the tool is to select [B4.17]. */
  run(command: DesignCommand): void
  /** The same for what comes while the shopper does something else: side, selection and tool stay as they are. */
  runInBackground(command: DesignCommand): void
  undo(): void
  redo(): void
  /** Shows what a gesture would do; null ends it without doing anything. */
  preview(step: GestureStep | null): void
  select(ids: readonly string[]): void
  /** A side that is not printed is not shown: no tab would lead away from it. */
  showSide(side: PrintSide): void
  useTool(tool: Tool): void
  copy(elements: readonly DesignElement[]): void
}

export interface DesignerOptions {
  readonly fields: Fields
  readonly printFields: PrintFields
  /** What had happened when the designer was last open here. */
  readonly log: readonly DesignEntry[]
  readonly now: () => number
  /** Stores an entry of the log. */
  readonly onEntry: (entry: DesignEntry) => void
}

/** The state of one designer. The engine decides; this remembers and notifies. */
export function createDesignerStore(options: DesignerOptions): DesignerStore {
  const { fields, printFields } = options
  const cell = createCell(openedState(options))
  const { get, set, subscribe } = cell
  const enter = (change: DesignEntry['change']) => enterChange(cell, options, change)
  return {
    fields,
    printFields,
    get,
    subscribe,
    run: (command) => {
      enter(command)
      if (command.do !== 'add') return
      const ids = command.elements.map(({ id }) => id)
      set({ side: command.side, selected: stillThere(get().shown, command.side, ids), tool: 'select' })
    },
    runInBackground: enter,
    undo: () => enterAndShow(cell, printFields, () => enter({ do: 'undo' })),
    redo: () => enterAndShow(cell, printFields, () => enter({ do: 'redo' })),
    preview: (step) => {
      const { present } = get().history
      const command = step?.command ?? null
      const shown = command === null ? present : applyCommand(present, command, fields)
      // A look back is no gesture, and what is selected now need not be there.
      const back = command?.do === 'replace' ? { still: shown, selected: [] } : { still: present }
      set({ shown, guides: step?.guides ?? [], ...back })
    },
    select: (ids) => set({ selected: withGroups(get().shown[get().side].elements, ids) }),
    showSide: (side) => printFields[side] !== undefined && set({ side, selected: [] }),
    useTool: (tool) => set({ tool }),
    copy: (clipboard) => set({ clipboard }),
  }
}

type Cell = ReturnType<typeof createCell>

/** Holds the state, and tells its listeners of each change. */
function createCell(first: DesignerState) {
  const listeners = new Set<() => void>()
  let state = first
  return {
    get: () => state,
    set: (change: Partial<DesignerState>) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function openedState({ log, fields }: DesignerOptions): DesignerState {
  const history = replayed(log, fields)
  return {
    history,
    log,
    shown: history.present,
    still: history.present,
    guides: [],
    side: 'front',
    selected: [],
    tool: 'select',
    clipboard: [],
  }
}

/** Carries a change out. One that changes nothing is not stored; one that cannot be stored is refused. */
function enterChange(
  { get, set }: Cell,
  { fields, now, onEntry }: DesignerOptions,
  change: DesignEntry['change'],
): void {
  const { history, log, side, selected } = get()
  const parsed = designEntry.safeParse({ at: now(), change })
  if (!parsed.success) {
    // What cannot be stored would be gone after a reload.
    reportError(parsed.error)
    return
  }
  const entry = parsed.data
  const next = advance(history, entry, fields)
  const shown = next.present
  if (isIdle(change, history, next)) {
    set({ shown, still: shown, guides: [] })
    return
  }
  onEntry(entry)
  set({
    history: next,
    log: [...log, entry],
    shown,
    still: shown,
    guides: [],
    selected: stillThere(shown, side, selected),
  })
}

/** An undo that changes nothing here counts all the same: the step that it takes back is one on another print area. */
const isIdle = ({ do: verb }: DesignEntry['change'], before: DesignHistory, after: DesignHistory): boolean =>
  verb === 'undo' || verb === 'redo' ? after === before : after.present === before.present

/** Carries a change out, and shows the other side if only that one has changed and it is printed. */
function enterAndShow({ get, set }: Cell, printFields: PrintFields, enter: () => void): void {
  const before = get().history.present
  enter()
  const { history, side } = get()
  const other = side === 'front' ? 'back' : 'front'
  const isElsewhere = history.present[side] === before[side] && history.present[other] !== before[other]
  if (isElsewhere && printFields[other] !== undefined) set({ side: other, selected: [] })
}

const stillThere = (document: DesignDocument, side: PrintSide, ids: readonly string[]): string[] =>
  document[side].elements.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
