import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { refreshPrintCatalog } from './catalog/print-products.service.ts'
import { designsRoutes } from './designs.routes.ts'
import { knownImages } from './images/design-images.queries.ts'
import { designImageRoutes } from './images/design-images.routes.ts'
import {
  downloadDesignImages,
  eraseDesignImages,
  purgeDeletedImages,
} from './images/design-images.service.ts'
import { logsInFull } from './logs/design-logs.queries.ts'
import { designLogRoutes } from './logs/design-logs.routes.ts'
import { savedDesignsData } from './saved/personal-data.ts'
import { previewsAmong } from './saved/saved-designs.queries.ts'
import { savedDesignsRoutes } from './saved/saved-designs.routes.ts'

export const designsFeature = (shop: Shop): Feature => ({
  name: 'designs',
  handlers: {
    ...designsRoutes(shop),
    ...designImageRoutes(shop),
    ...savedDesignsRoutes(shop),
    ...designLogRoutes(shop),
  },
  tasks: [
    { name: 'refresh-print-catalog', rhythm: 'every-night', run: () => refreshPrintCatalog(shop) },
    { name: 'purge-design-images', rhythm: 'every-night', run: () => purgeDeletedImages(shop) },
  ],
  uploads: [
    { kind: 'design-image', ownedAmong: knownImages },
    { kind: 'design-preview', ownedAmong: previewsAmong },
  ],
  personalData: designsData(shop),
})

/** Pictures of the library, saved designs, and what happened in the designer; the last goes with the account. */
function designsData(shop: Shop): Feature['personalData'] {
  const saved = savedDesignsData(shop.uploads)
  return {
    tables: ['design_images', 'design_logs', ...saved.tables],
    download: async (db, person, now) => ({
      designImages: await downloadDesignImages(db, person.customerId),
      designLogs: await logsInFull(db, person.customerId),
      ...(await saved.download?.(db, person, now)),
    }),
    erase: async (tx, person, now) => {
      const eraseImages = await eraseDesignImages(shop, tx, { ...person, now })
      const erasePreviews = await saved.erase?.(tx, person, now)
      return () => Promise.all([eraseImages(), erasePreviews?.()])
    },
  }
}
