import type { CustomProductItem } from '@first-fashion/contract/custom-products/custom-product'

/** What a design with a name of its own is printed on; '' if its name says so: a long title is cut there. */
export const garmentOf = ({
  name,
  productTitle,
}: Pick<CustomProductItem, 'name' | 'productTitle'>): string =>
  productTitle.startsWith(name) ? '' : productTitle
