/**
 * A ref of what covers the lower edge of the screen: publishes its height as `--covered-below` on the root (px). What
 * floats there, such as the button of the chat, stays above it.
 */
export function coveringBelow(element: HTMLElement | null) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--covered-below', `${element?.offsetHeight}px`),
  )
  if (element) observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--covered-below')
  }
}
