import { type RefObject, useEffect, useState } from 'react'

/** The width of an element in CSS px, as it changes; 0 before it is known. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    // With its fractions, which `clientWidth` rounds: what is small would lie beside the pointer.
    const observer = new ResizeObserver((entries) => setWidth(entries.at(-1)?.contentRect.width ?? 0))
    observer.observe(element)
    setWidth(element.clientWidth)
    return () => observer.disconnect()
  }, [ref])
  return width
}
