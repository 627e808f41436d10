import type { Handlers } from '../../../platform/http/handlers.ts'
import type { DesignImages } from './design-images.service.ts'

export const designImageRoutes = (images: DesignImages): Handlers => ({
  'designs.upload-image': async ({ session, file, fileName, body }) => {
    const image = await images.upload(session.customerId, file, body.name === '' ? fileName : body.name)
    return { success: true, url: image.url, publicId: image._id, image }
  },
  'designs.images': async ({ session }) => ({
    success: true,
    images: await images.list(session.customerId),
  }),
  'designs.use-image': async ({ session, params }) => ({
    success: true,
    ...(await images.use(session.customerId, params.id)),
  }),
  'designs.delete-image': async ({ session, params }) => {
    await images.delete(session.customerId, params.id)
    return { success: true }
  },
})
