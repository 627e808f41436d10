import { limits } from '@first-fashion/contract/limits'
import { useSyncExternalStore } from 'react'

/** The session in the browser: the token in local storage. */
const storageKey = 'token'
const listeners = new Set<() => void>()
let known: string | null = null
let isMonitoring = false

function readToken(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function notifyIfChanged(): void {
  const now = readToken()
  if (now === known) return
  known = now
  for (const listener of listeners) listener()
}

/** Polls every 0.5 s and listens across tabs; the first to notice acts. */
function watch(): void {
  if (isMonitoring) return
  isMonitoring = true
  known = readToken()
  window.setInterval(notifyIfChanged, limits.loginPollMs)
  window.addEventListener('storage', notifyIfChanged)
}

function subscribe(listener: () => void): () => void {
  watch()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToken(): string | null {
  if (isMonitoring) return known
  return typeof localStorage === 'undefined' ? null : readToken()
}

export function storeToken(token: string): void {
  localStorage.setItem(storageKey, token)
  notifyIfChanged()
}

/** Removes a token, unless it was replaced in the meantime. */
export function clearToken(token: string): void {
  if (readToken() === token) localStorage.removeItem(storageKey)
  notifyIfChanged()
}

/** The token, or null for a visitor; undefined until hydration. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore(subscribe, currentToken, () => undefined)
}
