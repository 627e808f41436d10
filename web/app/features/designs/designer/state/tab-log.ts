/** The design that this tab had last, so that a reload brings back that one and not another tab's. */

const keyOf = (productId: number): string => `design-log:${productId}`

export function rememberTabLog(productId: number, id: string): void {
  try {
    sessionStorage.setItem(keyOf(productId), id)
  } catch {
    // Without storage a reload opens what was changed last.
  }
}

export function readTabLog(productId: number): string | null {
  try {
    return sessionStorage.getItem(keyOf(productId))
  } catch {
    return null
  }
}
