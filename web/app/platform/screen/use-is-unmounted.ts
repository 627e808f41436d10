import { useCallback, useEffect, useRef } from 'react'

/** Answers whether the component has unmounted, so that work which ends later does nothing. */
export function useIsUnmounted(): () => boolean {
  const isUnmounted = useRef(false)
  useEffect(() => {
    // In development effects run twice.
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])
  return useCallback(() => isUnmounted.current, [])
}
