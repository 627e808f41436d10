import { type RefObject, useCallback, useRef, useState } from 'react'

export interface Strip {
  readonly strip: RefObject<HTMLUListElement | null>
  /** Which picture is in sight, or on its way there. */
  readonly shown: number
  /** Brings another picture into sight. */
  show(index: number, behavior?: ScrollBehavior): void
  /** For the strip itself: a finger may have brought another picture. */
  readonly onScroll: () => void
  /** For the strip itself: a finger takes over from a scroll that is under way. */
  readonly onPointerDown: () => void
}

/** Pictures side by side in a strip that is swiped, one in sight at a time. */
export function useStrip(start = 0): Strip {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(start)
  // What the strip scrolls to by itself; what it passes on the way is not shown.
  const target = useRef<number>(undefined)
  const show = useCallback((index: number, behavior: ScrollBehavior = 'smooth') => {
    const list = strip.current
    if (list === null) return
    // Where it stands already there is nothing to scroll.
    target.current = Math.round(list.scrollLeft / list.clientWidth) === index ? undefined : index
    setShown(index)
    list.scrollTo({ left: index * list.clientWidth, behavior })
  }, [])
  const onScroll = useCallback(() => {
    const list = strip.current
    if (list === null || list.clientWidth === 0) return
    const at = Math.round(list.scrollLeft / list.clientWidth)
    if (target.current === undefined) setShown(at)
    else if (at === target.current) target.current = undefined
  }, [])
  const onPointerDown = useCallback(() => {
    target.current = undefined
  }, [])
  return { strip, shown, show, onScroll, onPointerDown }
}
