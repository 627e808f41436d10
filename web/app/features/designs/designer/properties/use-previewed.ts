import type { DesignCommand } from '@first-fashion/contract/designs/design-commands'
import { useEffect, useRef, useState } from 'react'
import { useDesigner } from '../state/designer-context.ts'

/**
 * A value that the canvas follows while a slider or a picker is dragged. The end of the drag carries it out, so that each
 * drag is one step to undo and one entry of the log.
 */
export function usePreviewed<Value>(stored: Value, commandOf: (value: Value) => DesignCommand) {
  const store = useDesigner()
  const [dragged, setDragged] = useState<{ readonly value: Value; readonly from: Value } | null>(null)
  const isDragged = useRef(false)
  const set = (next: typeof dragged) => {
    isDragged.current = next !== null
    setDragged(next)
  }
  // What is left in the middle of a drag is not done.
  useEffect(() => () => void (isDragged.current && store.preview(null)), [store])
  return {
    // A drag back to where it began has no end that a browser reports: what is stored next is shown again.
    value: dragged !== null && dragged.from === stored ? dragged.value : stored,
    preview: (value: Value) => {
      set({ value, from: stored })
      store.preview({ command: commandOf(value), guides: [] })
    },
    run: (value: Value) => {
      set(null)
      store.run(commandOf(value))
    },
  }
}
