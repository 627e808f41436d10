import type { OrderLine } from './listed-details.ts'

/** It is made to a shopper's own design. Made-to-order products of the catalogue have no files here. */
export const isOwnDesign = ({
  madeToOrder,
  productId,
}: Pick<OrderLine, 'madeToOrder' | 'productId'>): boolean => madeToOrder && productId === null
