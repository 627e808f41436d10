import type { GestureStep } from '@first-fashion/designer-engine/gestures/gesture'
import { useMemo } from 'react'
import type { DesignerStore } from '../state/designer-store.ts'

/** Shows the steps of a gesture, at most one in a frame: pointers can report more often than the screen shows. */
export function useFramedPreview(store: DesignerStore) {
  return useMemo(() => {
    let frame: number | null = null
    let latest: GestureStep
    const show = () => {
      frame = null
      store.preview(latest)
    }
    return {
      show: (step: GestureStep) => {
        latest = step
        frame ??= requestAnimationFrame(show)
      },
      end: () => {
        if (frame !== null) cancelAnimationFrame(frame)
        frame = null
        store.preview(null)
      },
    }
  }, [store])
}
