import { type MouseEvent, useRef } from 'react'

type Click = MouseEvent<HTMLButtonElement>

/** Of two quick clicks the second comes before the screen shows what the first one did: it does nothing. */
export function useOneClick(onClick: ((event: Click) => void) | undefined): (event: Click) => void {
  const isClicked = useRef(false)
  return (event) => {
    // A form is not submitted either.
    if (isClicked.current) return event.preventDefault()
    isClicked.current = true
    afterNextFrame(() => {
      isClicked.current = false
    })
    onClick?.(event)
  }
}

const afterNextFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work))
