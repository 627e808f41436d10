import type { Feature, WaitingList } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { publishedProducts } from './address.queries.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { catalogMemory, productStockChanged } from './catalog.service.ts'
import { openProducts } from './early-access/early-access.ts'
import { purgeUploads } from './editing/picture.queries.ts'
import {
  endExpiredReservations,
  endReservationsOf,
  reservationsOf,
} from './reservations/reservations.queries.ts'
import { collectionStaffRoutes } from './staff/collections.staff.routes.ts'
import { staffProductRoutes } from './staff/products.staff.routes.ts'
import { countLowStock } from './staff/products.staff.service.ts'

const lowStock: WaitingList = {
  name: 'low-stock',
  permission: 'products.read',
  path: '/products?stock=low',
  count: countLowStock,
}

export function catalogFeature(shop: Shop): Feature {
  return {
    name: 'catalog',
    caches: [catalogMemory(shop)],
    handlers: {
      ...catalogRoutes(shop),
      ...collectionStaffRoutes(shop),
      ...staffProductRoutes(shop),
    },
    setup: [{ step: 'product', isDone: async (db) => (await publishedProducts(db)) > 0 }],
    waiting: [lowStock],
    uploads: [{ kind: 'product-picture', ownedAmong: purgeUploads }],
    tasks: [
      { name: 'open-early-products', rhythm: 'every-minute', run: () => openProducts(shop) },
      {
        name: 'end-stock-reservations',
        rhythm: 'every-minute',
        run: () =>
          shop.database.transaction(async (tx) => {
            const productIds = await endExpiredReservations(tx, shop.clock.now())
            if (productIds.length > 0) await productStockChanged(shop, tx, productIds)
          }),
      },
    ],
    personalData: {
      tables: ['stock_reservations'],
      download: async (db, { customerId }) => ({ reservedStock: await reservationsOf(db, customerId) }),
      erase: async (tx, { customerId }) => {
        const productIds = await endReservationsOf(tx, customerId)
        if (productIds.length > 0) await productStockChanged(shop, tx, productIds)
        return undefined
      },
    },
  }
}
