import type { FastifyInstance } from 'fastify'
import { brandPictures } from '../media/drawing/brand-pictures.ts'
import { contentTypes, forever, orUnavailable, readRendition, sendPicture } from '../media/media.routes.ts'
import type { UploadedPictures } from './uploaded-pictures.ts'

/** What people uploaded, by its name; another picture has another name. */
export async function uploadedPictureRoutes(
  app: FastifyInstance,
  { uploads }: { readonly uploads: UploadedPictures },
) {
  app.get<{ Params: { name: string; file: string } }>(
    '/media/uploads/:name/:file',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const { name } = request.params
      if (request.params.file.endsWith('.png')) {
        const level = await orUnavailable(uploads.levels.file(name, request.params.file))
        // The address of a photograph ends like all others: it is in designs that were made before.
        const type = level?.endsWith('.jpg') ? 'image/jpeg' : 'image/png'
        return sendPicture(reply, level, type, forever)
      }
      const { width, format } = readRendition(request.params.file)
      const file = await orUnavailable(uploads.rendition(name, width, format))
      return sendPicture(reply, file, contentTypes[format], forever)
    },
  )

  app.get<{ Params: { name: string; file: string } }>(
    '/media/uploads/:name/brand/:file',
    { config: { rateLimit: false } },
    async ({ params: { name, file } }, reply) => {
      const as = brandPictures.find((one) => one === file)
      const picture = as && (await orUnavailable(uploads.brandPicture(name, as)))
      return sendPicture(reply, picture, file.endsWith('.jpg') ? 'image/jpeg' : 'image/png', forever)
    },
  )
}
