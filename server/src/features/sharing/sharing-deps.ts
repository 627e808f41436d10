import type { Database } from '../../platform/database/database.ts'
import type { Media } from '../../platform/media/media.ts'
import type { Catalog } from '../catalog/index.ts'

/** What sharing needs: products, and their pictures. */
export interface SharingDeps {
  readonly database: Database
  readonly catalog: Catalog
  readonly media: Media
  /** The store's address without a slash at its end. */
  readonly storeUrl: string
}
