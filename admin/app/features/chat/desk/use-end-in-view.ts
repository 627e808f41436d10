import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So near its end it follows what arrives, px. */
const nearEndPx = 160

export interface EndInView {
  readonly list: React.RefObject<HTMLDivElement | null>
  readonly isAtEnd: boolean
  readonly toEnd: () => void
}

/**
 * Follows what arrives while the end of a list is in view, and stays where it is when earlier messages come in above:
 * `first` is the number of the first message, `size` how many there are.
 */
export function useEndInView(first: number, size: number): EndInView {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef({ first: 0, height: 0 })
  const { isAtEnd, follow, toEnd } = useFollowing(list)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when something was added.
  useLayoutEffect(() => {
    const view = list.current
    if (view === null) return
    if (first < before.current.first) view.scrollTop += view.scrollHeight - before.current.height
    else follow()
    before.current = { first, height: view.scrollHeight }
  }, [first, size, follow])
  return { list, isAtEnd, toEnd }
}

/** Whether the end is in view; while it is, it stays there whatever grows. */
function useFollowing(list: React.RefObject<HTMLDivElement | null>) {
  const [isAtEnd, setAtEnd] = useState(true)
  const now = useRef({ isAtEnd: true, top: 0 })
  const change = useCallback((isThere: boolean) => {
    now.current.isAtEnd = isThere
    setAtEnd(isThere)
  }, [])
  const follow = useCallback(() => {
    if (list.current !== null && now.current.isAtEnd) list.current.scrollTop = list.current.scrollHeight
  }, [list])
  useEffect(() => {
    const view = list.current
    if (view === null) return
    const scrolled = () => {
      const { scrollTop, scrollHeight, clientHeight } = view
      if (scrollHeight - scrollTop - clientHeight < nearEndPx) change(true)
      // What grows below is no reason to stop: only scrolling up is.
      else if (scrollTop < now.current.top) change(false)
      now.current.top = scrollTop
    }
    const resized = new ResizeObserver(follow)
    for (const part of [view, ...view.children]) resized.observe(part)
    view.addEventListener('scroll', scrolled)
    return () => {
      resized.disconnect()
      view.removeEventListener('scroll', scrolled)
    }
  }, [list, change, follow])
  const toEnd = useCallback(() => {
    change(true)
    follow()
  }, [change, follow])
  return { isAtEnd, follow, toEnd }
}
