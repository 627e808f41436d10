import { lazy } from 'react'

const mark = 'reloaded-for-lost-chunk'
const retryMs = 5000

/** The event of the window that says whether a part of the page waits for a connection; `detail` is a boolean. */
export const partWaits = 'part-waits'

const say = (detail: boolean) => window.dispatchEvent(new CustomEvent(partWaits, { detail }))

const isServerThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * A file that is gone after a deployment: the page is loaded anew, once, so that a file that is really missing does
 * not reload for ever (spec A section 8). Without a connection the page stays as it is.
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

/** A part of a page that loads when it is first shown. Without a connection it waits for one, and the page says so. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPart(load))

async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // Browsers remember for good that an import failed: it is not tried while it cannot succeed.
  while (!navigator.onLine) await waitForConnection()
  say(false)
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

async function waitForConnection(): Promise<void> {
  say(true)
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true })
    window.setTimeout(resolve, retryMs)
  })
}
