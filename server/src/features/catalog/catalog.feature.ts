import type { Feature } from '../../platform/feature.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { purgeUploads } from './editing/picture.queries.ts'
import { collectionStaffRoutes } from './staff/collections.staff.routes.ts'
import { createStaffCollections } from './staff/collections.staff.service.ts'
import { assembleStaffProducts } from './staff/products.staff.routes.ts'

type Deps = Parameters<typeof catalogRoutes>[0] &
  Parameters<typeof createStaffCollections>[0] &
  Parameters<typeof assembleStaffProducts>[0]

export const catalogFeature = (deps: Deps): Feature => ({
  name: 'catalog',
  handlers: {
    ...catalogRoutes(deps),
    ...collectionStaffRoutes(createStaffCollections(deps)),
    ...assembleStaffProducts(deps),
  },
  uploads: [{ kind: 'product-picture', ownedAmong: purgeUploads }],
})
