import { createHash } from 'node:crypto'

/**
 * A customer's public ID on reviews. It identifies authors and reveals neither the row's ID nor when the account was
 * created.
 */
export const opaqueCustomerId = (customerId: string): string =>
  createHash('sha256').update(`customer:${customerId}`).digest('hex').slice(0, 24)
