import { createReadStream } from 'node:fs'
import { pictureWidths } from '@first-fashion/contract/limits'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../errors.ts'
import type { Media } from './media.ts'
import { type PictureFormat, pictureFormats } from './picture-formats.ts'
import { warmUp } from './warm-up.ts'

export const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

export interface MediaRoutesOptions {
  readonly media: Media
  /** Addresses of pictures to be made beforehand, one after the other, once the shop is open. */
  readonly warm: () => Promise<readonly string[]>
}

/**
 * Pictures by address: a garment's name holds everything it shows, so its address never changes its picture;
 * a scene is known by its name alone.
 */
export async function mediaRoutes(app: FastifyInstance, options: MediaRoutesOptions) {
  const { pictures, scenes, avatars, mayDraw } = options.media
  warmOnceOpen(app, options)
  const unlimited = { config: { rateLimit: false as const } }

  app.get<{ Params: { key: string; file: string } }>(
    '/media/garments/:key/:file',
    unlimited,
    async (request, reply) => {
      const { width, format } = readRendition(request.params.file)
      const file = await orUnavailable(
        pictures.rendition(request.params.key, width, format, () => mayDraw(request.ip)),
      )
      return sendPicture(reply, file, contentTypes[format], forever)
    },
  )

  app.get<{ Params: { number: string; file: string } }>(
    '/media/avatars/:number/:file',
    unlimited,
    async (request, reply) => {
      const { width, format } = readRendition(request.params.file)
      const file = await orUnavailable(avatars.rendition(request.params.number, width, format))
      return sendPicture(reply, file, contentTypes[format], aMonth)
    },
  )

  app.get<{ Params: { id: string; file: string } }>(
    '/media/scenes/:id/:file',
    unlimited,
    async (request, reply) => {
      const { width, format } = readRendition(request.params.file)
      const file = await orUnavailable(scenes.rendition(request.params.id, width, format))
      return sendPicture(reply, file, contentTypes[format], aMonth)
    },
  )
}

/** Warms pictures once the shop is open, until it closes. */
function warmOnceOpen(app: FastifyInstance, { media, warm }: MediaRoutesOptions): void {
  let isClosing = false
  app.addHook('onClose', () => {
    isClosing = true
    return media.close()
  })
  app.addHook('onListen', () => {
    const onFailure = (address: string, error: unknown) =>
      app.log.warn({ err: error, address }, 'picture not warmed')
    void warm()
      .then((addresses) =>
        warmUp({ pictures: media.pictures, addresses, isClosing: () => isClosing, onFailure }),
      )
      .catch((error) => app.log.warn({ err: error }, 'pictures not warmed'))
  })
}

/** Reads '960.avif'; throws for widths and formats that pages do not ask for. */
export function readRendition(file: string): { readonly width: number; readonly format: PictureFormat } {
  const [width, format] = file.split('.')
  const knownWidth = pictureWidths.find((one) => String(one) === width)
  const type = pictureFormats.find((one) => one === format)
  if (knownWidth === undefined || type === undefined) throw unknownPicture()
  return { width: knownWidth, format: type }
}

/** For an address that never shows another picture. */
export const forever = 'public, max-age=31536000, immutable'
/** A scene keeps its address when it is drawn anew. */
const aMonth = 'public, max-age=2592000, stale-while-revalidate=2592000'

/** Sends a file of a picture; refuses with 'media.unknown' where there is none. `kept` says how long it may be kept. */
export function sendPicture(
  reply: FastifyReply,
  file: string | undefined,
  contentType: string,
  kept: string,
) {
  if (file === undefined) throw unknownPicture()
  return reply
    .header('cache-control', kept)
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(contentType)
    .send(createReadStream(file))
}

/** Reports a picture that cannot be rendered as 'media.unavailable', and logs the cause. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    if (cause instanceof AppError) throw cause
    const message = 'This picture cannot be shown right now. Please try again in a moment.'
    throw new AppError('unavailable', 'media.unavailable', message, { cause })
  })
}

const unknownPicture = () => new AppError('unknown', 'media.unknown', 'This picture does not exist')
