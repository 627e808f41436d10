import { useLayoutEffect } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import type { DesignerState } from '../state/designer-store.ts'

/**
 * Calls `show` now and after each change of the design or of the gesture in progress. Nothing renders: so a drag stays
 * smooth. A new `show` is called at once, so keep it the same with `useCallback`.
 */
export function useOnDesignChange(show: (state: DesignerState) => void): void {
  const store = useDesigner()
  useLayoutEffect(() => {
    let state = store.get()
    let isDue = false
    let isOver = false
    const showLatest = () => {
      isDue = false
      if (!isOver) show(store.get())
    }
    const stop = store.subscribe(() => {
      const before = state
      state = store.get()
      if (isDue || isSameDesign(before, state)) return
      isDue = true
      // A gesture ends and its command runs in one turn: that is shown once.
      queueMicrotask(showLatest)
    })
    show(state)
    return () => {
      isOver = true
      stop()
    }
  }, [show, store])
}

const isSameDesign = (before: DesignerState, now: DesignerState): boolean =>
  before.shown === now.shown && before.history.present === now.history.present
