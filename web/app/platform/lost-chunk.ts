import { lazy } from 'react'

const mark = 'reloaded-for-lost-chunk'
const retryMs = 5000

/** The window event that reports whether part of the page waits for a connection; `detail` is a boolean. */
export const partWaits = 'part-waits'

const say = (detail: boolean) => window.dispatchEvent(new CustomEvent(partWaits, { detail }))

const isServerThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * A chunk that is gone after a deployment: the page reloads once, so a file that is really missing does
 * not reload forever [A8.10]. Without a connection the page stays.
 */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', async () => {
    if (sessionStorage.getItem(mark) === location.pathname || !(await isServerThere())) return
    reloadOnce()
  })
  window.addEventListener('load', () => {
    window.setTimeout(() => sessionStorage.removeItem(mark), 10_000)
  })
}

function reloadOnce(): void {
  sessionStorage.setItem(mark, location.pathname)
  location.reload()
}

/**
 * A lazily loaded part of a page. Without a connection it waits, and the page says so. The server has all parts, and draws
 * those that a page shows at once.
 */
export const lazyPart: typeof lazy = (load) => lazy(import.meta.env.SSR ? load : () => loadPart(load))

async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  await connected()
  try {
    return await load()
  } catch (error) {
    const wasReloaded = sessionStorage.getItem(mark) === location.pathname
    while (!(await isServerThere())) await waitForConnection()
    say(false)
    if (wasReloaded) throw error
    reloadOnce()
    return new Promise(() => {})
  }
}

/** Resolves once there is a connection. Browsers cache a failed import forever, so none is tried before. */
export async function connected(): Promise<void> {
  if (navigator.onLine) return
  while (!navigator.onLine) await waitForConnection()
  say(false)
}

async function waitForConnection(): Promise<void> {
  say(true)
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true })
    window.setTimeout(resolve, retryMs)
  })
}
