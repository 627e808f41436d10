import type { CartSku } from './cart.rules.ts'

/** The item a visitor wanted to add: stored during the login and added right after it. */
const storageKey = 'pending-cart-add'

export interface PendingCartAdd {
  readonly sku: CartSku
  readonly quantity: number
}

export function storePendingAdd(pending: PendingCartAdd): void {
  sessionStorage.setItem(storageKey, JSON.stringify(pending))
}

/** Returns the stored value and removes it. */
export function consumePendingAdd(): PendingCartAdd | undefined {
  const text = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  if (text === null) return undefined
  const value: unknown = JSON.parse(text)
  return isPendingAdd(value) ? value : undefined
}

function isPendingAdd(value: unknown): value is PendingCartAdd {
  if (typeof value !== 'object' || value === null || !('sku' in value) || !('quantity' in value)) return false
  const { sku, quantity } = value
  return (
    typeof quantity === 'number' &&
    typeof sku === 'object' &&
    sku !== null &&
    'itemId' in sku &&
    typeof sku.itemId === 'string' &&
    'size' in sku &&
    typeof sku.size === 'string'
  )
}
