/**
 * Starts the page's programs when its first picture stands: before that they would only hold it up. What starts them
 * lies in the page as a script of a type that no browser runs (`platform/scripts-last.ts`).
 * It stands inline in the head and reaches the page as its own text: it may use nothing from outside of itself.
 */
export function startAfterPaint(): void {
  // A frame that is late, or never comes as in a window that nobody sees, is not waited for.
  const longestWaitMs = 300
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]'))
      link.rel = 'modulepreload'
    for (const waiting of document.querySelectorAll('script[type="after-paint"]')) {
      const script = document.createElement('script')
      script.type = 'module'
      script.textContent = waiting.textContent
      waiting.replaceWith(script)
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    window.setTimeout(start, document.hidden ? 0 : longestWaitMs)
    window.requestAnimationFrame(() => window.setTimeout(start))
  })
}
