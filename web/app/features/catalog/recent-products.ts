import type { Product } from '@first-fashion/contract/catalog/product'

/** Products loaded in this visit: the fallback when one cannot be loaded again (spec A section 4). */
let known: readonly Product[] = []

export const recentProducts = (): readonly Product[] => known

export function rememberProducts(products: readonly Product[]): void {
  const fresh = new Set(products.map((product) => product._id))
  known = [...products, ...known.filter((product) => !fresh.has(product._id))].slice(0, 100)
}
