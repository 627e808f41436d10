import type { FastifyInstance } from 'fastify'
import { namePictures } from '../../platform/media/drawing/draw-name.ts'
import { forever, orUnavailable, sendPicture } from '../../platform/media/media.routes.ts'
import { addressOfNamePicture } from '../../platform/media/name-pictures.ts'
import type { SharingShop } from './sharing-shop.ts'

/** The icon and the card of a store without a logo. Addresses of a former name lead to those of the present one. */
export async function namePictureRoutes(app: FastifyInstance, { media, store }: SharingShop) {
  app.get<{ Params: { print: string; file: string } }>(
    '/media/names/:print/:file',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const { name, brand } = store()
      const as = namePictures.find((one) => one === request.params.file)
      if (as !== undefined && addressOfNamePicture(name, as) !== `/media/names/${request.params.print}/${as}`)
        return reply
          .header('cache-control', 'public, max-age=300')
          .redirect(as === 'card.jpg' ? brand.socialCard : (brand.touchIcon ?? brand.icon))
      const file = as && (await orUnavailable(media.names.file(name, as)))
      return sendPicture(reply, file, as === 'card.jpg' ? 'image/jpeg' : 'image/png', forever)
    },
  )
}
