import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { createContext, use, useSyncExternalStore } from 'react'
import type { DesignerState, DesignerStore } from './designer-store.ts'

interface OnScreen {
  readonly store: DesignerStore
  /** The store that is on the screen when it is called: a size with another print area has one of its own. */
  readonly current: () => DesignerStore
}

const Context = createContext<OnScreen | null>(null)

export const DesignerProvider = Context.Provider

/** The designer that a part stands in. Throws outside of one. */
export const useDesigner = (): DesignerStore => useOnScreen().store

/** For what is answered later: by then another size may have been chosen. */
export const useCurrentDesigner = (): (() => DesignerStore) => useOnScreen().current

function useOnScreen(): OnScreen {
  const onScreen = use(Context)
  if (onScreen === null) throw new Error('a part of the designer stands outside of it')
  return onScreen
}

/** A part of the designer's state; the component renders again when it changes. */
export function useDesignerState<Part>(pick: (state: DesignerState) => Part): Part {
  const store = useDesigner()
  return useSyncExternalStore(store.subscribe, () => pick(store.get()))
}

/** The elements on the side that is shown, lowest layer first: without the gesture in progress, with a look back. */
export const useShownStill = (): readonly DesignElement[] =>
  useDesignerState(({ still, side }) => still[side].elements)

/** Whether an earlier moment of the design is looked at. */
export const useIsLookingBack = (): boolean =>
  useDesignerState(({ still, history }) => still !== history.present)

/** The selected elements without the gesture in progress: panels do not follow a drag, which needs the processor. */
export function useStillSelection(): DesignElement[] {
  const elements = useDesignerState(({ history, side }) => history.present[side].elements)
  const selected = useDesignerState((state) => state.selected)
  return elements.filter(({ id }) => selected.includes(id))
}
