/** What goes by itself after a while, such as toasts. */
interface Passing {
  readonly pause: () => void
  readonly play: () => void
}

/**
 * Keeps what is in the host as long as the keyboard is in there, so that there is time to read it and to press its
 * buttons. Afterwards it goes on, unless the pointer rests on it. The returned function stops this.
 */
export function pauseWhileFocused(host: HTMLElement, passing: Passing): () => void {
  let isPaused = false
  const entered = () => {
    isPaused = true
    passing.pause()
  }
  const left = () => {
    if (!isPaused) return
    isPaused = false
    if (!host.matches(':hover')) passing.play()
  }
  const isInside = (target: EventTarget | null) => target instanceof Node && host.contains(target)
  const cleanup = new AbortController()
  // A focused element that is removed loses the focus without an event: the next one that has it shows that.
  document.addEventListener('focusin', ({ target }) => (isInside(target) ? entered() : left()), cleanup)
  host.addEventListener('focusout', ({ relatedTarget }) => isInside(relatedTarget) || left(), cleanup)
  return () => cleanup.abort()
}
