import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import type { SideContent } from '@first-fashion/designer-engine/document/document'
import { shapeOf } from '@first-fashion/designer-engine/drawing/shapes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Drawing, useDrawing } from './use-drawing.ts'

/** Nobody waits longer for a face or a picture. */
const longestWaitMs = 20_000

/** Answers how a side is drawn once all its faces and pictures have come, or what has come of them in time. */
export function useDrawn(): (side: SideContent) => Promise<Drawing> {
  const drawing = useDrawing()
  const latest = useRef(drawing)
  const [waiting] = useState(() => new Set<() => void>())
  useEffect(() => {
    latest.current = drawing
    for (const look of waiting) look()
  }, [drawing, waiting])
  return useCallback(
    (side) =>
      new Promise((answer) => {
        const end = () => {
          clearTimeout(limit)
          waiting.delete(look)
          answer(latest.current)
        }
        const look = () => {
          if (!isIncomplete(latest.current, side)) end()
        }
        const limit = setTimeout(end, longestWaitMs)
        waiting.add(look)
        look()
      }),
    [waiting],
  )
}

const isIncomplete = (drawing: Drawing, side: SideContent): boolean =>
  drawing.isWaiting(side) || side.elements.some((element) => isBeingCutOut(drawing, element))

/** A picture without its background is another file than the one with it. One that cannot be had is not waited for. */
function isBeingCutOut({ pictures }: Drawing, element: DesignElement): boolean {
  if (element.type === 'text' || !element.isBackgroundRemoved || shapeOf(element.url) !== undefined)
    return false
  pictures.get(element.url, 0, true)
  return pictures.cutoutState(element.url) === 'loading' && pictures.state(element.url) !== 'failed'
}
