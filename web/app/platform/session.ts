import { limits } from '@first-fashion/contract/limits'
import { useSyncExternalStore } from 'react'

/** Who is logged in, as far as the browser knows: the token in local storage. */
const storageKey = 'token'
const listeners = new Set<() => void>()
let known: string | null = null
let isWatching = false

function readToken(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function tellIfChanged(): void {
  const now = readToken()
  if (now === known) return
  known = now
  for (const listener of listeners) listener()
}

/** Watches every 0.5 s and across tabs; whoever notices first acts, the other finds nothing new. */
function watch(): void {
  if (isWatching) return
  isWatching = true
  known = readToken()
  window.setInterval(tellIfChanged, limits.loginPollMs)
  window.addEventListener('storage', tellIfChanged)
}

function subscribe(listener: () => void): () => void {
  watch()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToken(): string | null {
  if (isWatching) return known
  return typeof localStorage === 'undefined' ? null : readToken()
}

export function storeToken(token: string): void {
  localStorage.setItem(storageKey, token)
  tellIfChanged()
}

/** Forgets a token; one that was replaced meanwhile stays. */
export function forgetToken(token: string): void {
  if (readToken() === token) localStorage.removeItem(storageKey)
  tellIfChanged()
}

/** The token, or null for a visitor; undefined until the browser has taken over from the server's page. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore(subscribe, currentToken, () => undefined)
}
