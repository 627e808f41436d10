const key = 'unpaid-order'

/** The order that this tab was redirected to pay. */
export const rememberUnpaid = (orderId: string): void => sessionStorage.setItem(key, orderId)

/** Clears it: the shopper came back, or this tab may no longer cancel it. */
export const clearUnpaidOrder = (): void => sessionStorage.removeItem(key)

/** The order that this tab was redirected to pay; none on the server. */
export const readUnpaid = (): string | undefined =>
  typeof sessionStorage === 'undefined' ? undefined : (sessionStorage.getItem(key) ?? undefined)
