import { type BackSteps, backSteps } from './back-steps.ts'

/**
 * Open menus, sheets and dialogs as steps of the browser's history, so that Back closes the uppermost one first.
 *
 * While one is open, the history has one more entry with the same address and state, marked with how many are open.
 * The router does not see it. A surface that closes otherwise leaves its entry behind, for going back takes time and
 * could undo a navigation that begins meanwhile; the next Back passes over it.
 */
export interface SurfaceHistory {
  open(close: () => void): OpenSurface
}

export interface OpenSurface {
  /** To be called when the page may have got another address below the surface. */
  stay(): void
  /** It was closed by something else than Back. */
  release(): void
}

interface Entry {
  readonly key: unknown
  /** How many surfaces were open there. */
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
  // The last entry that was seen or made here.
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
      // Somewhere else: nothing of this page stays open.
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
