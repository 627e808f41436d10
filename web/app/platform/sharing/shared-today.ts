import { useSyncExternalStore } from 'react'

/**
 * Products whose sharing has earned points today, for each account, so that their buttons rest until tomorrow. The
 * server decides; this only remembers. Stored as the day of Colombo and one entry for each share.
 */
const storageKey = 'shared-today'
const listeners = new Set<() => void>()

const today = (): string => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Colombo' })

const nameOf = (account: string, productId: string) => `${account}/${productId}`

function sharesToday(): readonly string[] {
  const [day, ...shares] = (localStorage.getItem(storageKey) ?? '').split(' ')
  return day === today() ? shares : []
}

/** Stands for all products: nothing more is earned today, whatever is shared. */
export const everyProduct = 'every-product'

/** Remembers that a product has earned its points of the day. */
export function markShared(account: string, productId: string): void {
  const shares = new Set([...sharesToday(), nameOf(account, productId)])
  localStorage.setItem(storageKey, [today(), ...shares].join(' '))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the account has earned points today for sharing the product. */
export const useSharedToday = (account: string | undefined, productId: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => account !== undefined && sharesToday().includes(nameOf(account, productId)),
    () => false,
  )
