import type { ToastOptions, TypeOptions } from 'react-toastify'

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

/** Shows a toast. The library comes when the first one is needed. */
function show(type: TypeOptions, message: string, options: ToastOptions = {}): void {
  wantToasts()
  void import('react-toastify/unstyled').then(({ toast }) => toast(message, { ...options, type }))
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
