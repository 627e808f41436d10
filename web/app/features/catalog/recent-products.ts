import type { Product, ProductCard } from '@first-fashion/contract/catalog/product'

/** Products loaded in this visit, by ID: the fallback when one cannot be loaded again [A4.22]. */
const known = new Map<string, Product>()
const most = 100

export const recentProduct = (slug: string): Product | undefined =>
  [...known.values()].find((product) => product.slug === slug)

/** A card adds to what the product's page has shown before. */
export function rememberProducts(products: readonly (Product | ProductCard)[]): void {
  for (const product of products) {
    const before = known.get(product._id) ?? { description: '', sizeChart: null, collection: null }
    known.delete(product._id)
    known.set(product._id, { ...before, ...product })
  }
  for (const id of [...known.keys()].slice(0, -most)) known.delete(id)
}
