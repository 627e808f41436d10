const key = 'unpaid-order'

/** The order whose shopper left this tab to pay it. */
export const rememberUnpaid = (orderId: string): void => sessionStorage.setItem(key, orderId)

/** It was come back to, or is no longer this tab's to give up. */
export const clearUnpaidOrder = (): void => sessionStorage.removeItem(key)

/** The order that was left for and not come back to; none on the server. */
export const readUnpaid = (): string | undefined =>
  typeof sessionStorage === 'undefined' ? undefined : (sessionStorage.getItem(key) ?? undefined)
