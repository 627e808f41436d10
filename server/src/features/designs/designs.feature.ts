import type { Feature, PersonalData } from '../../platform/feature.ts'
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
import { openedDesign } from './saved/saved-design.view.ts'
import { previewsAmong, previewsOf, wholeSavedDesignsOf } from './saved/saved-designs.queries.ts'
import { savedDesignsRoutes } from './saved/saved-designs.routes.ts'

export const designsFeature = (shop: Shop): Feature => ({
  name: 'designs',
  offers: () => ({ designer: shop.printPartner !== null }),
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

/**
 * Pictures of the library, saved designs, and what happened in the designer; the rows of the last two go with the
 * account's.
 */
const designsData = (shop: Shop): PersonalData => ({
  tables: ['design_images', 'design_logs', 'saved_designs'],
  download: async (db, { customerId }) => ({
    designImages: await downloadDesignImages(db, customerId),
    designLogs: await logsInFull(db, customerId),
    savedDesigns: (await wholeSavedDesignsOf(db, customerId)).map(openedDesign),
  }),
  erase: async (tx, { customerId }, now) => {
    const eraseImages = await eraseDesignImages(shop, tx, { customerId, now })
    const previews = await previewsOf(tx, customerId)
    return () => Promise.all([eraseImages(), ...previews.map((name) => shop.uploads.discard(name))])
  },
})
