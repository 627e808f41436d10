/**
 * Starts the page's scripts after its first picture has loaded: earlier they would delay it. The start script
 * is in the page with a type that no browser runs (`platform/scripts-last.ts`).
 * It is inlined in the head as source text: it must not use anything outside itself.
 */
export function startAfterPaint(): void {
  // Does not wait for a late animation frame, or for one that never comes in a hidden window.
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
