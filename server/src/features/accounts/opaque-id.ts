import { createHash } from 'node:crypto'

/**
 * The id of a customer that others may see, on reviews: it tells authors apart and reveals nothing,
 * neither the row's id nor when the account was made.
 */
export const opaqueCustomerId = (customerId: string): string =>
  createHash('sha256').update(`customer:${customerId}`).digest('hex').slice(0, 24)
