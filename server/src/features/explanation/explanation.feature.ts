import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { explanationRoutes } from './explanation.routes.ts'

export const explanationFeature = (shop: Shop): Feature => ({
  name: 'explanation',
  handlers: explanationRoutes(shop),
})
