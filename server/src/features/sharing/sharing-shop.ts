import type { PublicAddress } from '../../platform/feature.ts'
import type { Media } from '../../platform/media/media.ts'
import type { Shop } from '../../shop.ts'

export interface SharingShop extends Shop {
  readonly media: Media
  /** Pages of the features, such as articles. */
  readonly publicAddresses: () => Promise<readonly PublicAddress[]>
}
