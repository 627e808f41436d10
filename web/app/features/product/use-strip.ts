import { type RefObject, useCallback, useRef, useState } from 'react'

export interface Strip {
  readonly strip: RefObject<HTMLUListElement | null>
  /** The visible picture, or the one scrolling into view. */
  readonly shown: number
  /** Scrolls to another picture. */
  show(index: number, behavior?: ScrollBehavior): void
  /** For the strip: a swipe may have changed the picture. */
  readonly onScroll: () => void
  /** For the strip: a touch takes over from a running scroll. */
  readonly onPointerDown: () => void
}

/** A swipeable strip of pictures, one visible at a time. */
export function useStrip(start = 0): Strip {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(start)
  // The target of a programmatic scroll; pictures passed on the way are not announced.
  const target = useRef<number>(undefined)
  const show = useCallback((index: number, behavior: ScrollBehavior = 'smooth') => {
    const list = strip.current
    if (list === null) return
    // Already there: nothing to scroll.
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
