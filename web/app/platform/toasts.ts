import type { Id, ToastOptions, TypeOptions } from 'react-toastify'

let isRequested = false
const waiting = new Set<() => void>()

/** Tells when the first toast is wanted: only then the place for toasts is loaded. */
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

/** One load for all: two would not say in which order they come, and a refusal could stand before what it refuses. */
function loadLibrary(): Promise<Library> {
  library ??= import('./toasting/toast-library.ts').catch((error: unknown) => {
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
  /** Words that were shown too early and go: 'Item added' when it was refused. */
  readonly insteadOf?: string
  /** Makes room for the next success: 'Logged in' for what the login was for. */
  readonly isPassing?: boolean
}

// What may still be on the screen.
const shown = new Map<Id, Shown>()

/** What went wrong before is forgotten once something went well; the same error does not stand there twice. */
const isOver = (before: Shown, now: Shown, insteadOf: string | undefined): boolean =>
  before.message === insteadOf ||
  (before.isPassing && now.type === 'success') ||
  (before.type === 'error' && (now.type === 'success' || before.message === now.message))

/** Shows a toast; the library comes when the first one is needed. */
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
  /** With a button that takes it back. */
  undo: (message: string, label: string, undo: () => void) => {
    wantToasts()
    void import('./toasting/undo-toast.tsx').then(({ showUndo }) => showUndo(message, label, undo))
  },
}
