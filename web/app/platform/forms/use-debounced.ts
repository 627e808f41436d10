import { useEffect, useState } from 'react'

/** A debounced text. */
export function useDebounced(text: string, afterMs: number): string {
  const [settled, setDebounced] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(text), afterMs)
    return () => window.clearTimeout(timer)
  }, [text, afterMs])
  return settled
}
