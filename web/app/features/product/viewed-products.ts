/** Products viewed in this browser, the latest first; stored only here. */
const storageKey = 'viewed-products'
const remembered = 7

export function viewedProducts(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, remembered) : []
  } catch {
    return []
  }
}

export function rememberViewed(productId: string): void {
  const others = viewedProducts().filter((one) => one !== productId)
  localStorage.setItem(storageKey, JSON.stringify([productId, ...others].slice(0, remembered)))
}
