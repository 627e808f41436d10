import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DiskSpace } from '../disk-space.ts'
import type { Metrics } from './metrics.ts'

export interface MonitoringOptions {
  readonly metrics: Metrics
  readonly disk: DiskSpace
  /** Throws when the database does not answer. */
  readonly ping: () => Promise<unknown>
  /** The bearer token of /metrics. null makes it public, as in the demonstration; '' closes it. */
  readonly metricsToken: string | null
}

/** /healthz: the process lives. /readyz: it can serve, and whether the disk is nearly full. /metrics: for Prometheus. */
export function monitoringRoutes(
  app: FastifyInstance,
  { metrics, disk, ping, metricsToken }: MonitoringOptions,
): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  // Idle keep-alive connections would delay the shutdown.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  app.get('/healthz', async (_request, reply) => uncached(reply).send({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping && (await answers(ping))
    return uncached(reply)
      .status(isReady ? 200 : 503)
      .send({ ok: isReady, ...((await disk.isLow()) ? { disk: 'low' } : {}) })
  })
  app.get('/metrics', async (request, reply) => {
    if (metricsToken !== null && !isBearer(request, metricsToken)) return reply.callNotFound()
    return uncached(reply)
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}

const uncached = (reply: FastifyReply) => reply.header('cache-control', 'no-store')

/** The pattern of the route; files and unknown addresses count together. */
function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions
  if (url === undefined) return 'unknown'
  return url.startsWith('/assets/') || url.startsWith('/admin/assets/') ? '/assets/*' : url
}

async function answers(ping: () => Promise<unknown>): Promise<boolean> {
  const tooLate = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('no answer within a second')), 1_000).unref(),
  )
  return Promise.race([ping(), tooLate]).then(
    () => true,
    () => false,
  )
}

function isBearer(request: FastifyRequest, token: string): boolean {
  if (token === '') return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`))
}
