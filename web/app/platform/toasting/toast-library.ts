import { coversToasts, phoneWidth, wideWidth } from './toast-place.rules.ts'

export { toast } from 'react-toastify/unstyled'
export { ToastsOnTop } from './toasts-on-top.tsx'

/** Toasts stand at the top right; at the bottom where they would lie over what was just clicked. */
export function freePlace(): { readonly position?: 'bottom-right' } {
  const pressed = document.activeElement
  if (pressed === null || pressed === document.body) return {}
  // There they stand below the buttons of the page (app.css).
  if (window.innerWidth >= wideWidth && document.querySelector('[data-toasts=below]') !== null) return {}
  // There all stand at the bottom of a phone (app.css).
  if (window.innerWidth <= phoneWidth && document.querySelector('[data-toasts=bottom]') !== null) return {}
  const isInTheWay = coversToasts(pressed.getBoundingClientRect(), window.innerWidth)
  return isInTheWay ? { position: 'bottom-right' } : {}
}
