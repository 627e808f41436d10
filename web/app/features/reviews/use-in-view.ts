import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come within a distance (px) below the viewport; stays true once reached. */
export function useInView(
  element: RefObject<HTMLElement | null>,
  distancePx: { readonly narrow: number; readonly wide: number },
): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const px = window.matchMedia('(width < 48rem)').matches ? distancePx.narrow : distancePx.wide
    const observer = new IntersectionObserver(
      // A busy browser reports several changes at once.
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: `0px 0px ${px}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, distancePx])
  return isNear
}
