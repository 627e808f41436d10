/** The parcels of an order. */
export const fulfilmentKeys = {
  parcels: (orderId: string) => ['parcels', orderId],
} as const
