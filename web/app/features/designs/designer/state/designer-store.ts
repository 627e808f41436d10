import type { DesignCommand, DesignEntry } from '@first-fashion/contract/designs/design-commands'
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
  /** Carries a command out and remembers it. Added elements are selected, and the tool is to select (spec B section 4). */
  run(command: DesignCommand): void
  undo(): void
  redo(): void
  /** Shows what a gesture would do; null ends it without doing anything. */
  preview(step: GestureStep | null): void
  select(ids: readonly string[]): void
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
  /** Stores an entry of the log; `at` is its place there. */
  readonly onEntry: (entry: DesignEntry, at: number) => void
}

/** The state of one designer. The engine decides; this remembers and notifies. */
export function createDesignerStore({
  fields,
  printFields,
  log,
  now,
  onEntry,
}: DesignerOptions): DesignerStore {
  const listeners = new Set<() => void>()
  const history = replayed(log, fields)
  let state: DesignerState = {
    history,
    log,
    shown: history.present,
    guides: [],
    side: 'front',
    selected: [],
    tool: 'select',
    clipboard: [],
  }
  const set = (change: Partial<DesignerState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const enter = (change: DesignEntry['change']) => {
    const entry = { at: now(), change }
    const next = advance(state.history, entry, fields)
    if (next === state.history) {
      set({ shown: next.present, guides: [] })
      return
    }
    onEntry(entry, state.log.length)
    set({
      history: next,
      log: [...state.log, entry],
      shown: next.present,
      guides: [],
      selected: stillThere(next.present, state.side, state.selected),
    })
  }
  return {
    fields,
    printFields,
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    run: (command) => {
      enter(command)
      if (command.do !== 'add') return
      const ids = command.elements.map(({ id }) => id)
      set({ side: command.side, selected: stillThere(state.shown, command.side, ids), tool: 'select' })
    },
    undo: () => enter({ do: 'undo' }),
    redo: () => enter({ do: 'redo' }),
    preview: (step) => {
      const { present } = state.history
      const command = step?.command ?? null
      set({
        shown: command === null ? present : applyCommand(present, command, fields),
        guides: step?.guides ?? [],
      })
    },
    select: (ids) => set({ selected: withGroups(state.shown[state.side].elements, ids) }),
    showSide: (side) => set({ side, selected: [] }),
    useTool: (tool) => set({ tool }),
    copy: (clipboard) => set({ clipboard }),
  }
}

const stillThere = (document: DesignDocument, side: PrintSide, ids: readonly string[]): string[] =>
  document[side].elements.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
