import { createReadStream } from 'node:fs'
import { pictureWidths } from '@first-fashion/contract/limits'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../errors.ts'
import { createDrawingAllowance } from './drawing-allowance.ts'
import { garmentDrawer } from './garment-drawer.ts'
import { createPictures, pictureFormats } from './pictures.ts'
import { warmUp } from './warm-up.ts'

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

export interface MediaOptions {
  readonly dataDir: string
  /** Pictures that do not exist yet which one address may have drawn. */
  readonly drawingsPerMinute: number
  /** Addresses of pictures to be made beforehand, one after the other, once the shop is open. */
  readonly warm: () => Promise<readonly string[]>
}

/** Pictures by address: a picture's name holds everything it shows, so an address never changes its picture. */
export async function mediaRoutes(app: FastifyInstance, { dataDir, drawingsPerMinute, warm }: MediaOptions) {
  const drawer = garmentDrawer()
  const pictures = createPictures({ dataDir, drawer })
  const mayDraw = createDrawingAllowance(drawingsPerMinute)
  let isClosing = false
  app.addHook('onClose', () => {
    isClosing = true
    return drawer.close()
  })
  app.addHook('onListen', () => {
    const onFailure = (address: string, error: unknown) =>
      app.log.warn({ err: error, address }, 'picture not warmed')
    void warm()
      .then((addresses) => warmUp({ pictures, addresses, isClosing: () => isClosing, onFailure }))
      .catch((error) => app.log.warn({ err: error }, 'pictures not warmed'))
  })
  const unlimited = { config: { rateLimit: false as const } }

  app.get<{ Params: { key: string; file: string } }>(
    '/media/garments/:key/:file',
    unlimited,
    async (request, reply) => {
      const [width, format] = request.params.file.split('.')
      const wanted = pictureWidths.find((one) => String(one) === width)
      const type = pictureFormats.find((one) => one === format)
      if (wanted === undefined || type === undefined) throw unknownPicture()
      const file = await orUnavailable(
        pictures.rendition(request.params.key, wanted, type, () => mayDraw(request.ip)),
      )
      return sendPicture(reply, file, contentTypes[type])
    },
  )

  app.get<{ Params: { file: string } }>('/media/social/:file', unlimited, async (request, reply) => {
    const key = request.params.file.replace(/\.jpg$/, '')
    return sendPicture(
      reply,
      await orUnavailable(pictures.social(key, () => mayDraw(request.ip))),
      contentTypes.jpg,
    )
  })
}

function sendPicture(reply: FastifyReply, file: string | undefined, contentType: string) {
  if (file === undefined) throw unknownPicture()
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(contentType)
    .send(createReadStream(file))
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    if (cause instanceof AppError) throw cause
    const message = 'This picture cannot be drawn right now. Please try again in a moment.'
    throw new AppError('unavailable', 'media.unavailable', message, { cause })
  })
}

const unknownPicture = () => new AppError('unknown', 'media.unknown', 'There is no such picture')
