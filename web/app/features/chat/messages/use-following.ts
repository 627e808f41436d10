import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** So near its end it follows what arrives, px. */
const nearEndPx = 120

interface Followed {
  /** The number of the first message; 0 without one. */
  readonly first: number
  readonly last: number
  /** The id of the newest message of one's own. */
  readonly own: string | undefined
  /** Everything up to the last message was in view. */
  readonly onSeen: (last: number) => void
}

/**
 * Stays at the end while it is there, whatever grows, and goes there when one sends something; stays where it is when
 * earlier messages come in above. Returns how to go to the end.
 */
export function useFollowing(list: RefObject<HTMLElement | null>, followed: Followed): () => void {
  const { first, last, own } = followed
  const isAtEnd = useRef(true)
  const before = useRef({ first: 0, height: 0, own })
  const toEnd = () => {
    const box = list.current
    if (box === null) return
    isAtEnd.current = true
    box.scrollTop = box.scrollHeight
    followed.onSeen(last)
  }
  const goToEnd = useEffectEvent(toEnd)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message that arrives is followed.
  useLayoutEffect(() => {
    const box = list.current
    if (box === null) return
    const known = before.current
    if (first < known.first) box.scrollTop += box.scrollHeight - known.height
    else if (isAtEnd.current || own !== known.own) goToEnd()
    before.current = { first, height: box.scrollHeight, own }
  }, [list, first, last, own])
  useMoving(list, ({ isScrolled, box }) => {
    if (isScrolled) {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEndPx
      if (isAtEnd.current) followed.onSeen(last)
    } else {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight
      before.current = { ...before.current, height: box.scrollHeight }
    }
  })
  return toEnd
}

/** Tells when the list was scrolled, and when it or what is in it has another size. */
function useMoving(
  list: RefObject<HTMLElement | null>,
  onMove: (moved: { readonly isScrolled: boolean; readonly box: HTMLElement }) => void,
): void {
  const move = useEffectEvent(onMove)
  useEffect(() => {
    const box = list.current
    if (box === null) return
    const scrolled = () => move({ isScrolled: true, box })
    const resized = new ResizeObserver(() => move({ isScrolled: false, box }))
    for (const part of [box, ...box.children]) resized.observe(part)
    box.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      resized.disconnect()
      box.removeEventListener('scroll', scrolled)
    }
  }, [list])
}
