import { coversToasts } from './toast-place.rules.ts'

export { ToastContainer, toast } from 'react-toastify/unstyled'

/** Toasts stand at the top right; at the bottom where they would lie over what was just pressed. */
export function freePlace(): { readonly position?: 'bottom-right' } {
  const pressed = document.activeElement
  if (pressed === null || pressed === document.body) return {}
  const isInTheWay = coversToasts(pressed.getBoundingClientRect(), window.innerWidth)
  return isInTheWay ? { position: 'bottom-right' } : {}
}
