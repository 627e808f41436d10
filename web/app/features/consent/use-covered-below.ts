import { type RefObject, useLayoutEffect } from 'react'

/**
 * Publishes how much of the screen's lower edge an element covers, as `--covered-below` on the root (px). What floats
 * there, such as the button of the chat, stays above it.
 */
export function useCoveredBelow(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--covered-below', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    )
    if (ref.current !== null) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--covered-below')
    }
  }, [ref])
}
