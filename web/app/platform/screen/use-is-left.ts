import { useCallback, useEffect, useRef } from 'react'

/** Answers whether the part of the screen is gone: what was begun there and ends later leads nowhere then. */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false)
  useEffect(() => {
    // In development effects run twice.
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return useCallback(() => isLeft.current, [])
}
