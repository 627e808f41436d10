import { useEffect, useState } from 'react'

/** A text as it is once it has not changed for a while. */
export function useSettled(text: string, afterMs: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), afterMs)
    return () => window.clearTimeout(timer)
  }, [text, afterMs])
  return settled
}
