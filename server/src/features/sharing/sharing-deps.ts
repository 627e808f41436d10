import type { Database } from '../../platform/database/database.ts'
import type { PublicAddress } from '../../platform/feature.ts'
import type { Media } from '../../platform/media/media.ts'
import type { Catalog } from '../catalog/index.ts'

/** What sharing needs: products with their pictures, and what else is for everyone. */
export interface SharingDeps {
  readonly database: Database
  readonly catalog: Catalog
  readonly media: Media
  /** Pages of the features, such as articles. */
  readonly publicAddresses: () => Promise<readonly PublicAddress[]>
  /** The store's address without a slash at its end. */
  readonly storeUrl: string
}
