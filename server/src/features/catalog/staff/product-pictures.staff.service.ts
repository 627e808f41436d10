import { addressOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../../shop.ts'
import { insertUpload } from '../editing/picture.queries.ts'

export interface ProductPictures {
  /** Refuses what is no picture. Nobody sees it before a product is saved with it. */
  add(file: Buffer): Promise<{ address: string; width: number; height: number }>
}

/** px; every picture of the store is a portrait of 4:5, on the ground of the house where it does not fill it. */
const shape = {
  kind: 'product-picture',
  width: 1600,
  height: 2000,
  fit: 'framed',
  ground: '#efeae1',
} as const

export function createProductPictures({ database, uploads, clock }: Shop): ProductPictures {
  return {
    add: async (file) => {
      const size = await uploads.measure(file)
      const id = await uploads.keep(file, shape)
      try {
        await database.transaction((tx) => insertUpload(tx, { id, ...size, addedAt: clock.now() }))
      } catch (error) {
        await uploads.discard(id)
        throw error
      }
      return { address: addressOfUpload(id, 960), ...size }
    },
  }
}
