import { useEffect, useState } from 'react'

/** A text as it is once it has not changed for a while. */
export function useDebounced(text: string, afterMs: number): string {
  const [settled, setDebounced] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(text), afterMs)
    return () => window.clearTimeout(timer)
  }, [text, afterMs])
  return settled
}
