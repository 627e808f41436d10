import { coversToasts } from './toast-place.rules.ts'

export { ToastContainer, toast } from 'react-toastify/unstyled'

/** Toasts stand at the top right; at the bottom where they would lie over what was just clicked. */
export function freePlace(): { readonly position?: 'bottom-right' } {
  const clicked = document.activeElement
  if (clicked === null || clicked === document.body) return {}
  const isInTheWay = coversToasts(clicked.getBoundingClientRect(), window.innerWidth)
  return isInTheWay ? { position: 'bottom-right' } : {}
}
