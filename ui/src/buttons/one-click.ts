import { type MouseEvent, useRef } from 'react'

type Click = MouseEvent<HTMLButtonElement>

/** Of two clicks the second may come before the screen shows what the first one did: for two frames it does nothing. */
export function useOneClick(onClick: ((event: Click) => void) | undefined): (event: Click) => void {
  const isClicked = useRef(false)
  return (event) => {
    // A form is not submitted either.
    if (isClicked.current) return event.preventDefault()
    isClicked.current = true
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        isClicked.current = false
      }),
    )
    onClick?.(event)
  }
}
