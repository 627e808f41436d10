import type { Order } from '@first-fashion/contract/orders/order'

/** The parcels of an order, as it is: once it has changed, they have too. */
export const fulfilmentKeys = {
  parcels: ({ _id, status, canCancel }: Pick<Order, '_id' | 'status' | 'canCancel'>) => [
    'parcels',
    _id,
    status,
    canCancel,
  ],
} as const
