import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back once a drag is over: React calls `onChange` at each step of it, and not at its end. */
export function useDragEnd(input: RefObject<HTMLInputElement | null>, onEnd: (value: string) => void): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const element = input.current
    if (element === null) return
    const listener = () => end(element.value)
    element.addEventListener('change', listener)
    return () => element.removeEventListener('change', listener)
  }, [input])
}
