import type { Id, ToastOptions, TypeOptions } from 'react-toastify'

let isWanted = false
const waiting = new Set<() => void>()

/** Tells when the first toast is wanted: only then the place for toasts is loaded. */
export function onFirstToast(listener: () => void): () => void {
  if (isWanted) listener()
  waiting.add(listener)
  return () => waiting.delete(listener)
}

function wantToasts(): void {
  isWanted = true
  for (const listener of waiting) listener()
}

// Errors that may still be on the screen, with their words.
const shownErrors = new Map<Id, string>()

/**
 * Shows a toast; the library comes when the first one is needed. What went wrong before is forgotten once something
 * went well, and the same error does not stand there twice.
 */
function show(type: TypeOptions, message: string, options: ToastOptions = {}): void {
  wantToasts()
  void import('react-toastify/unstyled').then(({ toast }) => {
    for (const [id, words] of shownErrors)
      if (type === 'success' || words === message) {
        toast.dismiss(id)
        shownErrors.delete(id)
      }
    const id = toast(message, { ...options, type })
    if (type === 'error') shownErrors.set(id, message)
  })
}

export const toasts = {
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  /** With a button that takes it back. */
  undo: (message: string, label: string, undo: () => void) => {
    wantToasts()
    void import('./undo-toast.tsx').then(({ showUndo }) => showUndo(message, label, undo))
  },
}
