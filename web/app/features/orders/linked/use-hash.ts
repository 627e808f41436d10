import { useSyncExternalStore } from 'react'

const listen = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** What follows '#' in the address; undefined on the server, which never gets it. */
export const useHash = (): string | undefined =>
  useSyncExternalStore(
    listen,
    () => window.location.hash.slice(1),
    () => undefined,
  )
