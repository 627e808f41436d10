import type { Product } from '@first-fashion/contract/catalog/product'
import { Suspense } from 'react'
import { productSections } from '../../../shell/slots/product-sections.ts'

/** What features add to the page of a product. */
export default function MoreSections({ product }: { readonly product: Product }) {
  return (
    <Suspense fallback={null}>
      {productSections.map(({ name, Part }) => (
        <Part key={name} product={product} />
      ))}
    </Suspense>
  )
}
