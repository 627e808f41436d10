import { pictureWidths } from '@first-fashion/contract/limits'
import { catalogueShows } from '../../features/catalog/index.ts'
import { designsShow } from '../../features/designs/index.ts'
import { rewardsShow } from '../../features/loyalty/index.ts'
import { picturesInOrders } from '../../features/orders/index.ts'
import type { Db } from '../../platform/database/database.ts'
import type { DerivedFiles } from '../../platform/media/derived/derived-files.ts'
import type { PictureMaker } from '../../platform/media/drawing/picture-maker.ts'
import { createMedia, type Media, type MediaSettings } from '../../platform/media/media.ts'
import { pictureFormats } from '../../platform/media/picture-formats.ts'
import type { Features } from '../features.ts'

interface ShopMediaSettings extends MediaSettings {
  /** The workbench of the screens shows garments that no product uses. */
  readonly isDevelopment?: boolean
}

/** The shop's pictures. A garment is rendered if a product, an order, a reward or the designer shows it. */
export function shopMedia(
  { database: { db }, uploads }: Features,
  settings: ShopMediaSettings,
  given: { readonly files: DerivedFiles; readonly maker: PictureMaker },
): Media {
  return createMedia({
    ...settings,
    ...given,
    sources: [uploads],
    isShown: async (key) => {
      if (settings.isDevelopment === true) return true
      const addresses = addressesOf(key)
      for (const isShown of [catalogueShows, ordersShow, rewardsShow, designsShow])
        if (await isShown(db, addresses)) return true
      return false
    },
  })
}

const ordersShow = async (db: Db, addresses: readonly string[]): Promise<boolean> =>
  (await picturesInOrders(db, addresses)).length > 0

/** A picture has one URL per size; any of them can refer to it. */
const addressesOf = (key: string): string[] =>
  pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => `/media/garments/${key}/${width}.${format}`),
  )
