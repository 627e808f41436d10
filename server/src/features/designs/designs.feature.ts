import type { Feature } from '../../platform/feature.ts'
import type { PrintProducts } from './catalog/print-products.service.ts'
import { designsRoutes } from './designs.routes.ts'

export const designsFeature = ({ printProducts }: { readonly printProducts: PrintProducts }): Feature => ({
  name: 'designs',
  handlers: designsRoutes(printProducts),
  tasks: [{ name: 'refresh-print-catalog', rhythm: 'every-night', run: () => printProducts.refresh() }],
})
