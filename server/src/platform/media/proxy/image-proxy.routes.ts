import type { FastifyInstance } from 'fastify'
import type { Allowance } from '../../http/allowance.ts'
import { contentTypes, orUnavailable, sendPicture } from '../media.routes.ts'
import type { ImageProxy } from './image-proxy.ts'

interface ImageProxyRoutesOptions {
  readonly proxy: ImageProxy
  /** How often one address may have a picture fetched that is not here yet. */
  readonly mayFetch: Allowance
}

const aDay = 'public, max-age=86400, stale-while-revalidate=604800'

/** Pictures of partners by their address [B7.56]. */
export async function imageProxyRoutes(app: FastifyInstance, { proxy, mayFetch }: ImageProxyRoutesOptions) {
  app.get<{ Querystring: { url?: unknown } }>(
    '/api/image/proxy',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const { url } = request.query
      const file =
        typeof url === 'string' ? await orUnavailable(proxy.file(url, () => mayFetch(request.ip))) : undefined
      return sendPicture(reply, file, contentTypes.webp, aDay)
    },
  )
}
