import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CachedResponse } from '../cache/response-cache.ts'
import { AppError } from '../errors.ts'
import { whoAsked } from '../http/refusals.ts'
import { sendBusyPage, sendTooManyPage } from './busy-page.ts'
import { sendPage } from './page-addresses.ts'

export interface PagesRoutesOptions {
  /** The folder of the store's built files. */
  readonly clientFolder: string
  readonly pageOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CachedResponse>
}

/** Headers that mean something on a document only; a first visit fetches about twenty files without them. */
const headersOfDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'strict-transport-security',
]

/** The store's files (their names carry a hash: kept for a year) and its pages. */
export async function pagesRoutes(app: FastifyInstance, { clientFolder, pageOf }: PagesRoutesOptions) {
  await app.register(fastifyCompress, {
    global: true,
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Nobody asks for a part of a program, or whether a file of that hash has changed.
    acceptRanges: false,
    lastModified: false,
    globIgnore: ['**/*.br', '**/.vite/**'],
    setHeaders: (reply, file) => {
      const isHashed = file.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      if (!isHashed) return
      reply.removeHeader('etag')
      for (const name of headersOfDocuments) reply.raw.removeHeader(name)
    },
  })
  app.get('/*', async (request, reply) => {
    try {
      return sendPage(request, reply, await pageOf(request, reply))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const send = waitPages.get(error.code)
      if (send === undefined) throw error
      request.log.info({ code: error.code, ...whoAsked(request) }, 'page turned away')
      return send(reply)
    }
  })
}

const waitPages = new Map([
  ['server.overloaded', sendBusyPage],
  ['request.too-many', sendTooManyPage],
])
