/** The item a visitor wanted to add: stored during the login and added right after it. */
const storageKey = 'pending-wish'

export const storePendingWish = (productId: string): void => sessionStorage.setItem(storageKey, productId)

/** Returns the stored value and removes it. */
export function consumePendingWish(): string | null {
  const productId = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return productId
}
