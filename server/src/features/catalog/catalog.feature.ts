import type { Feature } from '../../platform/feature.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { openCatalog, productStockChanged } from './catalog.service.ts'
import { earlyAccessRoutes } from './early-access/early-access.routes.ts'
import { openProducts } from './early-access/opened-products.ts'
import { purgeUploads } from './editing/picture.queries.ts'
import {
  endExpiredReservations,
  endReservationsOf,
  reservationsOf,
} from './reservations/reservations.queries.ts'
import { collectionStaffRoutes } from './staff/collections.staff.routes.ts'
import { createStaffCollections } from './staff/collections.staff.service.ts'
import { assembleStaffProducts } from './staff/products.staff.routes.ts'

type Deps = Parameters<typeof catalogRoutes>[0] &
  Parameters<typeof earlyAccessRoutes>[0] &
  Parameters<typeof createStaffCollections>[0] &
  Parameters<typeof assembleStaffProducts>[0]

export function catalogFeature(deps: Deps): Feature {
  openCatalog(deps)
  return {
    name: 'catalog',
    handlers: {
      ...catalogRoutes(deps),
      ...earlyAccessRoutes(deps),
      ...collectionStaffRoutes(createStaffCollections(deps)),
      ...assembleStaffProducts(deps),
    },
    uploads: [{ kind: 'product-picture', ownedAmong: purgeUploads }],
    tasks: [
      { name: 'open-early-products', rhythm: 'every-minute', run: () => openProducts(deps) },
      {
        name: 'end-stock-reservations',
        rhythm: 'every-minute',
        run: () =>
          deps.database.transaction(async (tx) => {
            const productIds = await endExpiredReservations(tx, deps.clock.now())
            if (productIds.length > 0) await productStockChanged(deps, tx, productIds)
          }),
      },
    ],
    personalData: {
      tables: ['stock_reservations'],
      download: async (db, { customerId }) => ({ reservedStock: await reservationsOf(db, customerId) }),
      erase: async (tx, { customerId }) => {
        const productIds = await endReservationsOf(tx, customerId)
        if (productIds.length > 0) await productStockChanged(deps, tx, productIds)
        return undefined
      },
    },
  }
}
