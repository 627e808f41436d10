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

interface Surface {
  readonly close: () => void
}

const mark = 'openSurfaces'

function createSurfaceHistory(steps: BackSteps): SurfaceHistory {
  const open: Surface[] = []
  // The last entry seen or created here.
  let marked = currentEntry()

  function ensureEntry(): void {
    if (currentEntry().depth >= open.length) return
    history.pushState({ ...history.state, [mark]: open.length }, '')
    marked = currentEntry()
  }

  function onPop(event: Event): void {
    const now = currentEntry()
    const isBack = now.key === marked.key && now.depth < marked.depth
    const left = marked
    marked = now
    if (!isBack) {
      // Another page: close everything.
      if (now.key !== left.key) closeFrom(open, 0)
      return
    }
    event.stopImmediatePropagation()
    if (open.length > now.depth) closeFrom(open, now.depth)
    else history.back()
  }
  steps.onPop = onPop

  return {
    open: (close) => {
      const surface = { close }
      open.push(surface)
      ensureEntry()
      return { stay: ensureEntry, release: () => remove(open, surface) }
    },
  }
}

/** The entry of the history that the browser shows. */
function currentEntry(): Entry {
  // A server has none.
  const state: unknown = typeof history === 'undefined' ? null : history.state
  if (typeof state !== 'object' || state === null) return { key: undefined, depth: 0 }
  const { key, [mark]: depth }: { key?: unknown; [mark]?: unknown } = state
  return { key, depth: typeof depth === 'number' ? depth : 0 }
}

/** How many steps back the page before this one is: open surfaces have entries of their own. */
export const stepsToPageBefore = (): number => currentEntry().depth + 1

/** Closes the uppermost surfaces, until this many are left. */
function closeFrom(open: Surface[], depth: number): void {
  for (const { close } of open.splice(depth)) close()
}

function remove(open: Surface[], surface: Surface): void {
  const at = open.indexOf(surface)
  if (at !== -1) open.splice(at, 1)
}

export const surfaces = createSurfaceHistory(backSteps)
