import { type GalleryState, galleryQuery } from '@first-fashion/contract/designs/gallery-address'
import { printCatalogPage } from '@first-fashion/contract/designs/print-catalog'
import { paths } from '../../../platform/paths.ts'

export const galleryPath = (state: GalleryState): string => `${paths.design()}${galleryQuery(state)}`

/** The query of the call [B9.23]. */
export const catalogQuery = ({ category, page }: GalleryState) => ({
  limit: printCatalogPage,
  offset: (page - 1) * printCatalogPage,
  ...(category === undefined ? {} : { category_id: category }),
})
