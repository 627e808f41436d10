import type { Feature } from '../../platform/feature.ts'
import type { PrintProducts } from './catalog/print-products.service.ts'
import { designsRoutes } from './designs.routes.ts'
import { knownImages } from './images/design-images.queries.ts'
import { designImageRoutes } from './images/design-images.routes.ts'
import type { DesignImages } from './images/design-images.service.ts'
import { logsInFull } from './logs/design-logs.queries.ts'
import { designLogRoutes } from './logs/design-logs.routes.ts'
import { createDesignLogs } from './logs/design-logs.service.ts'
import { savedDesignsData } from './saved/personal-data.ts'
import { previewsAmong } from './saved/saved-designs.queries.ts'
import { savedDesignsRoutes } from './saved/saved-designs.routes.ts'
import { createSavedDesigns, type SavedDesignsDeps } from './saved/saved-designs.service.ts'

interface Deps extends SavedDesignsDeps {
  readonly printProducts: PrintProducts
  readonly designImages: DesignImages
}

export const designsFeature = (deps: Deps): Feature => {
  const { printProducts, designImages } = deps
  return {
    name: 'designs',
    handlers: {
      ...designsRoutes(printProducts),
      ...designImageRoutes(designImages),
      ...savedDesignsRoutes(createSavedDesigns(deps)),
      ...designLogRoutes(createDesignLogs(deps)),
    },
    tasks: [
      { name: 'refresh-print-catalog', rhythm: 'every-night', run: () => printProducts.refresh() },
      { name: 'purge-design-images', rhythm: 'every-night', run: () => designImages.purge() },
    ],
    uploads: [
      { kind: 'design-image', ownedAmong: knownImages },
      { kind: 'design-preview', ownedAmong: previewsAmong },
    ],
    personalData: designsData(deps),
  }
}

/** Pictures of the library, saved designs, and what happened in the designer; the last goes with the account. */
function designsData({ designImages, uploads }: Deps): Feature['personalData'] {
  const saved = savedDesignsData(uploads)
  return {
    tables: ['design_images', 'design_logs', ...saved.tables],
    download: async (db, person, now) => ({
      designImages: await designImages.stored(db, person.customerId),
      designLogs: await logsInFull(db, person.customerId),
      ...(await saved.download?.(db, person, now)),
    }),
    erase: async (tx, person, now) => {
      const eraseImages = await designImages.erase(tx, person.customerId, now)
      const erasePreviews = await saved.erase?.(tx, person, now)
      return () => Promise.all([eraseImages(), erasePreviews?.()])
    },
  }
}
