import { type BackSteps, backSteps } from './back-steps.ts'

/**
 * Open menus, sheets and dialogs as steps of the browser's history, so that Back closes the uppermost one first.
 *
 * While one is open, the history has an extra entry with the same URL and state, marked with the number of open ones.
 * The router does not see it. A surface that closes in another way leaves its entry behind: going back takes time and
 * could undo a navigation that starts in the meantime. The next Back skips it.
 */
export interface SurfaceHistory {
  open(close: () => void): OpenSurface
}

export interface OpenSurface {
  /** Call it when the URL may have changed below the surface. */
  stay(): void
  /** It was closed by something other than Back. */
  release(): void
}

interface Entry {
  readonly key: unknown
  /** The number of open surfaces. */
  readonly depth: number
}

const mark = 'openSurfaces'

function createSurfaceHistory(steps: BackSteps): SurfaceHistory {
  const open: { readonly close: () => void }[] = []
  const here = (): Entry => {
    const state: unknown = history.state
    if (typeof state !== 'object' || state === null) return { key: undefined, depth: 0 }
    const { key, [mark]: depth }: { key?: unknown; [mark]?: unknown } = state
    return { key, depth: typeof depth === 'number' ? depth : 0 }
  }
  // The last entry seen or created here.
  let marked = here()

  function ensureEntry(): void {
    if (here().depth >= open.length) return
    history.pushState({ ...history.state, [mark]: open.length }, '')
    marked = here()
  }

  function onPop(event: Event): void {
    const now = here()
    const isBack = now.key === marked.key && now.depth < marked.depth
    const left = marked
    marked = now
    if (!isBack) {
      // Another page: close everything.
      if (now.key !== left.key) for (const { close } of open.splice(0)) close()
      return
    }
    event.stopImmediatePropagation()
    if (open.length > now.depth) for (const { close } of open.splice(now.depth)) close()
    else history.back()
  }
  steps.onPop = onPop

  return {
    open: (close) => {
      const surface = { close }
      open.push(surface)
      ensureEntry()
      return {
        stay: ensureEntry,
        release: () => {
          const at = open.indexOf(surface)
          if (at !== -1) open.splice(at, 1)
        },
      }
    },
  }
}

export const surfaces = createSurfaceHistory(backSteps)
