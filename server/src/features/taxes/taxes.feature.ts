import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { areTaxesAdded, cachedTaxes } from './taxes.service.ts'
import { taxesStaffRoutes } from './taxes.staff.routes.ts'

export const taxesFeature = (shop: Shop): Feature => ({
  name: 'taxes',
  caches: [cachedTaxes(shop)],
  handlers: taxesStaffRoutes(shop),
  offers: () => (areTaxesAdded(shop) ? { taxesAdded: true } : {}),
})
