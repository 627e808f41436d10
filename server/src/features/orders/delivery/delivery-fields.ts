import type { orders } from '../orders.table.ts'

/** Where an order goes within its country, as it is stored. */
export const deliveryFields = [
  'firstName',
  'lastName',
  'street',
  'apartment',
  'city',
  'state',
  'zipcode',
  'district',
  'area',
  'phone',
] as const

export type DeliveryAddress = Pick<typeof orders.$inferSelect, (typeof deliveryFields)[number]>
