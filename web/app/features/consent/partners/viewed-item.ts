import type { UIMatch } from 'react-router'
import type { TrackedItem } from '../../../platform/tracking.ts'

/** The product that a page shows, from what its route has loaded; undefined on other pages. */
export function viewedItem(matches: readonly UIMatch[]): Required<TrackedItem> | undefined {
  const page = matches.find(({ id }) => id === 'features/product/product.route')
  const product: Partial<Record<'_id' | 'name' | 'price', unknown>> | undefined = Object(
    page?.loaderData,
  ).product
  if (product === undefined) return undefined
  const { _id: id, name, price } = product
  if (typeof id !== 'string' || typeof name !== 'string' || typeof price !== 'number') return undefined
  return { id, name, price, quantity: 1 }
}
