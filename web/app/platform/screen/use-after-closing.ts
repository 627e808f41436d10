import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Acts once a dialog has closed, if the function that is returned was called before. The page behind an open dialog takes
 * no focus, and the closing dialog gives it back to its button, which may be about to go.
 */
export function useAfterClosing(isOpen: boolean, act: () => void): () => void {
  const isDue = useRef(false)
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (isOpen || !isDue.current) return
    isDue.current = false
    actNow()
  }, [isOpen])
  return () => {
    isDue.current = true
  }
}
