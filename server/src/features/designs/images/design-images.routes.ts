import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import {
  countImageUse,
  deleteDesignImage,
  listDesignImages,
  uploadDesignImage,
} from './design-images.service.ts'

export const designImageRoutes = (shop: Shop): Handlers => ({
  'designs.upload-image': async ({ session, file, fileName, body }) => {
    const name = body.name === '' ? fileName : body.name
    const image = await uploadDesignImage(shop, session.customerId, file, name)
    return { success: true, url: image.url, publicId: image._id, image }
  },
  'designs.images': async ({ session }) => ({
    success: true,
    images: await listDesignImages(shop, session.customerId),
  }),
  'designs.use-image': async ({ session, params }) => ({
    success: true,
    ...(await countImageUse(shop, session.customerId, params.id)),
  }),
  'designs.delete-image': async ({ session, params }) => {
    await deleteDesignImage(shop, session.customerId, params.id)
    return { success: true }
  },
})
