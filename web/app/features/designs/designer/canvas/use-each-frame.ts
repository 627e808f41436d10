import { useLayoutEffect } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import type { DesignerState } from '../state/designer-store.ts'

/**
 * Calls `show` at once, and again in each frame in which the design or the gesture that is going on has changed. Nothing
 * renders for it, so that a drag leaves the processor free. `show` is called at once again when it is another function.
 */
export function useEachFrame(show: (state: DesignerState) => void): void {
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
      // The end of a gesture and its command come in one turn.
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
