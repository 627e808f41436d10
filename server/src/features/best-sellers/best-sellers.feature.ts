import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { refreshBestSellers } from './best-sellers.service.ts'

export const bestSellersFeature = (shop: Shop): Feature => ({
  name: 'best-sellers',
  tasks: [{ name: 'refresh-best-sellers', rhythm: 'every-night', run: () => refreshBestSellers(shop) }],
})
