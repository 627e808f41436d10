import type { Id, ToastOptions, TypeOptions } from 'react-toastify'
import { connected } from './lost-chunk.ts'

let isRequested = false
const waiting = new Set<() => void>()

/** Signals the first toast: the toast area loads only then. */
export function onFirstToast(listener: () => void): () => void {
  if (isRequested) listener()
  waiting.add(listener)
  return () => waiting.delete(listener)
}

function wantToasts(): void {
  isRequested = true
  for (const listener of waiting) listener()
}

type Library = typeof import('./toasting/toast-library.ts')
let library: Promise<Library> | undefined

/** One import for all toasts: with two, their order would be undefined. */
function loadLibrary(): Promise<Library> {
  library ??= connected()
    .then(() => import('./toasting/toast-library.ts'))
    .catch((error: unknown) => {
      library = undefined
      throw error
    })
  return library
}

interface Shown {
  readonly type: TypeOptions
  readonly message: string
  readonly isPassing: boolean
}

interface ShowOptions extends ToastOptions {
  /** Removes a toast that was shown too early: 'Item added' after a refusal. */
  readonly insteadOf?: string
  /** Removed by the next toast: 'Logged in' makes room for the reason of the login. */
  readonly isPassing?: boolean
}

// Toasts that may still be visible.
const shown = new Map<Id, Shown>()

/** A success removes earlier errors; the same error is not shown twice. */
const isOver = (before: Shown, now: Shown, insteadOf: string | undefined): boolean =>
  before.message === insteadOf ||
  before.isPassing ||
  (before.type === 'error' && (now.type === 'success' || before.message === now.message))

/** Shows a toast; the library loads with the first one. */
function show(
  type: TypeOptions,
  message: string,
  { insteadOf, isPassing = false, ...options }: ShowOptions = {},
): void {
  const now = { type, message, isPassing }
  wantToasts()
  void loadLibrary().then(({ toast, freePlace }) => {
    for (const [id, before] of shown)
      if (isOver(before, now, insteadOf)) {
        toast.dismiss(id)
        shown.delete(id)
      }
    const id = toast(message, { ...freePlace(), ...options, type, onClose: () => shown.delete(id) })
    shown.set(id, now)
  })
}

export const toasts = {
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  success: (message: string, options?: ShowOptions) => show('success', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  error: (message: string, options?: ShowOptions) => show('error', message, options),
  /** A toast with an undo button. */
  undo: (message: string, label: string, undo: () => void) => {
    wantToasts()
    void connected()
      .then(() => import('./toasting/undo-toast.tsx'))
      .then(({ showUndo }) => showUndo(message, label, undo))
  },
}
