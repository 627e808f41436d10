/** What a visitor wanted to add: remembered through the login, and added right after it. */
const storageKey = 'wanted-wish'

export const rememberWish = (productId: string): void => sessionStorage.setItem(storageKey, productId)

/** Takes what was remembered; a second time there is nothing. */
export function takeWish(): string | null {
  const productId = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return productId
}
