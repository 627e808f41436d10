import type { Feature } from '../../platform/feature.ts'
import type { BestSellers } from './best-sellers.service.ts'

export const bestSellersFeature = (deps: { readonly bestSellers: BestSellers }): Feature => ({
  name: 'best-sellers',
  tasks: [{ name: 'refresh-best-sellers', rhythm: 'every-night', run: () => deps.bestSellers.refresh() }],
})
