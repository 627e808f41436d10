/** A timer that can be paused, such as that of toasts. */
interface Timer {
  readonly pause: () => void
  readonly play: () => void
}

/**
 * Pauses a timer while the focus is in its host, so that there is time to read and to press a button. The timer goes on
 * when the focus leaves, unless the pointer rests on the host: whatever pauses it then lets it go on. The returned
 * function ends this.
 */
export function pauseWhileFocused(host: HTMLElement, timer: Timer): () => void {
  let isPaused = false
  const entered = () => {
    isPaused = true
    timer.pause()
  }
  const left = () => {
    if (!isPaused) return
    isPaused = false
    if (!host.matches(':hover')) timer.play()
  }
  const isInside = (target: EventTarget | null) => target instanceof Node && host.contains(target)
  const cleanup = new AbortController()
  // Removing the focused element fires no event; the next element to be focused shows that the focus has left.
  document.addEventListener('focusin', ({ target }) => (isInside(target) ? entered() : left()), cleanup)
  host.addEventListener('focusout', ({ relatedTarget }) => isInside(relatedTarget) || left(), cleanup)
  return () => cleanup.abort()
}
