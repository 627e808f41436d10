import { type MouseEvent, useRef } from 'react'

type Click = MouseEvent<HTMLButtonElement>

/** Longer than a button needs to show that it is busy; shorter than between two clicks that are both meant. */
const sameClickMs = 30

/** Of two quick clicks the second comes before the screen shows what the first one did: it does nothing. */
export function useOneClick(onClick: ((event: Click) => void) | undefined): (event: Click) => void {
  const isClicked = useRef(false)
  return (event) => {
    // A form is not submitted either.
    if (isClicked.current) return event.preventDefault()
    isClicked.current = true
    setTimeout(() => {
      isClicked.current = false
    }, sameClickMs)
    onClick?.(event)
  }
}
