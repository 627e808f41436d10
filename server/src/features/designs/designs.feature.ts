import type { Feature } from '../../platform/feature.ts'
import type { PrintProducts } from './catalog/print-products.service.ts'
import { designsRoutes } from './designs.routes.ts'
import { savedDesignsData } from './saved/personal-data.ts'
import { previewsAmong } from './saved/saved-designs.queries.ts'
import { savedDesignsRoutes } from './saved/saved-designs.routes.ts'
import { createSavedDesigns, type SavedDesignsDeps } from './saved/saved-designs.service.ts'

interface Deps extends SavedDesignsDeps {
  readonly printProducts: PrintProducts
}

export const designsFeature = (deps: Deps): Feature => ({
  name: 'designs',
  handlers: { ...designsRoutes(deps.printProducts), ...savedDesignsRoutes(createSavedDesigns(deps)) },
  tasks: [{ name: 'refresh-print-catalog', rhythm: 'every-night', run: () => deps.printProducts.refresh() }],
  uploads: [{ kind: 'design-preview', ownedAmong: previewsAmong }],
  personalData: savedDesignsData(deps.uploads),
})
