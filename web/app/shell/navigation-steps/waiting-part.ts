import { useEffect, useState } from 'react'
import { partWaits } from '../../platform/lost-chunk.ts'

/** Whether a part of this page (a menu, a dialog) waits for the connection to come back. */
export function useWaitingPart(): boolean {
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    const listen = (event: Event) => setIsWaiting(event instanceof CustomEvent && event.detail === true)
    window.addEventListener(partWaits, listen)
    return () => window.removeEventListener(partWaits, listen)
  }, [])
  return isWaiting
}
