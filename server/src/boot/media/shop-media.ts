import { pictureWidths } from '@first-fashion/contract/limits'
import { catalogueShows } from '../../features/catalog/index.ts'
import { ordersShow } from '../../features/orders/index.ts'
import type { DiskSpace } from '../../platform/disk-space.ts'
import { createMedia, type Media, type MediaSettings } from '../../platform/media/media.ts'
import { pictureFormats } from '../../platform/media/pictures.ts'
import type { Features } from '../features.ts'

interface ShopMediaSettings extends MediaSettings {
  /** The workbench of the screens shows garments that no shop has. */
  readonly isDevelopment?: boolean
}

/** The shop's pictures: garments are drawn when a product, published or not, or an order shows them. */
export function shopMedia(
  { database: { db }, uploads }: Features,
  settings: ShopMediaSettings,
  disk: DiskSpace,
): Media {
  return createMedia({
    ...settings,
    disk,
    sources: [uploads],
    isShown: async (key) => {
      if (settings.isDevelopment === true) return true
      const addresses = addressesOf(key)
      return (await catalogueShows(db, addresses)) || (await ordersShow(db, addresses))
    },
  })
}

/** A picture has an address for each of its sizes, and may be named by any of them. */
const addressesOf = (key: string): string[] =>
  pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => `/media/garments/${key}/${width}.${format}`),
  )
