import type { Selection } from '../../sellables/index.ts'

/** A visitor's selection when Add to Cart required a login. */
const storageKey = 'pending-selection'

export function storePendingSelection(productId: string, selection: Selection): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ productId, ...selection }))
}

/** Returns the stored selection of a product and removes it. */
export function consumePendingSelection(productId: string): Selection | undefined {
  const text = sessionStorage.getItem(storageKey)
  if (text === null) return undefined
  const value: unknown = JSON.parse(text)
  if (!isPending(value) || value.productId !== productId) return undefined
  sessionStorage.removeItem(storageKey)
  const { variantIndex, size, quantity } = value
  return { variantIndex, size, quantity }
}

const isPending = (value: unknown): value is Selection & { readonly productId: string } =>
  typeof value === 'object' &&
  value !== null &&
  'productId' in value &&
  'size' in value &&
  typeof value.size === 'string' &&
  'quantity' in value &&
  typeof value.quantity === 'number' &&
  'variantIndex' in value &&
  (value.variantIndex === null || typeof value.variantIndex === 'number')
