import type { Feature } from '../../platform/feature.ts'
import type { PrintProducts } from './catalog/print-products.service.ts'
import { designsRoutes } from './designs.routes.ts'
import { knownImages } from './images/design-images.queries.ts'
import { designImageRoutes } from './images/design-images.routes.ts'
import type { DesignImages } from './images/design-images.service.ts'

interface Deps {
  readonly printProducts: PrintProducts
  readonly designImages: DesignImages
}

export const designsFeature = ({ printProducts, designImages }: Deps): Feature => ({
  name: 'designs',
  handlers: { ...designsRoutes(printProducts), ...designImageRoutes(designImages) },
  tasks: [
    { name: 'refresh-print-catalog', rhythm: 'every-night', run: () => printProducts.refresh() },
    { name: 'purge-design-images', rhythm: 'every-night', run: () => designImages.purge() },
  ],
  uploads: [{ kind: 'design-image', ownedAmong: knownImages }],
  personalData: {
    tables: ['design_images'],
    download: async (db, { customerId }) => ({ designImages: await designImages.stored(db, customerId) }),
    erase: (tx, { customerId }, now) => designImages.erase(tx, customerId, now),
  },
})
