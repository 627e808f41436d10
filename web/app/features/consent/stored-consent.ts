import { useSyncExternalStore } from 'react'

/** The visitor's consent and its time; without a session id it has not reached the server yet. */
export interface Consent {
  readonly necessary: true
  readonly analytics: boolean
  readonly marketing: boolean
  /** ISO 8601. */
  readonly timestamp: string
  /** The partners that the question named, as the browser stored them: see `namedPartners`. */
  readonly partners?: unknown
  readonly sessionId?: string
}

const storageKey = 'cookie-consent'
const listeners = new Set<() => void>()

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // The answer may come from another tab.
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener('storage', listener)
    listeners.delete(listener)
  }
}

/** The stored consent, or null; an invalid value counts as none, so the question appears again. */
export function parseConsent(text: string | null): Consent | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isConsent(value) ? value : null
  } catch {
    return null
  }
}

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null) return false
  const { analytics, marketing, timestamp, sessionId }: Partial<Record<keyof Consent, unknown>> = value
  return (
    typeof analytics === 'boolean' &&
    typeof marketing === 'boolean' &&
    typeof timestamp === 'string' &&
    (sessionId === undefined || typeof sessionId === 'string')
  )
}

export const storedConsent = (): Consent | null => parseConsent(readText())

export function storeConsent(consent: Consent): void {
  localStorage.setItem(storageKey, JSON.stringify(consent))
  for (const listener of listeners) listener()
}

/** The stored consent, or null; undefined until hydration. */
export function useConsent(): Consent | null | undefined {
  const text = useSyncExternalStore(subscribe, readText, () => undefined)
  return text === undefined ? undefined : parseConsent(text)
}
