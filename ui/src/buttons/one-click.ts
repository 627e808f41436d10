import { type MouseEvent, useRef } from 'react'

type Click = MouseEvent<HTMLButtonElement>

/**
 * Of two clicks the second may come before the screen shows what the first one did: for two frames it does nothing. The
 * second of a double click never does: what the first one did may have put another button under the pointer.
 */
export function useOneClick(onClick: ((event: Click) => void) | undefined): (event: Click) => void {
  const isClicked = useRef(false)
  return (event) => {
    // A form is not submitted either.
    if (isClicked.current || event.detail > 1) return event.preventDefault()
    isClicked.current = true
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        isClicked.current = false
      }),
    )
    onClick?.(event)
  }
}
