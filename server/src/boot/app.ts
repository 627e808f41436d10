import cookie from '@fastify/cookie'
import proxyAddress from '@fastify/proxy-addr'
import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import '../platform/http/request-sessions.ts'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { fastifyCookie } from '@fastify/cookie'
import { calls } from '@first-fashion/contract'
import { limits } from '@first-fashion/contract/limits'
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { requireSession, socialReturnRoutes } from '../features/accounts/index.ts'
import { unsubscribeLinkRoutes } from '../features/newsletter/index.ts'
import { logForbidden, requireProof, requireStaffSession, staffCookie } from '../features/staff/index.ts'
import type { Clock } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { refuseBrokenRequest } from '../platform/http/broken-requests.ts'
import { originOf } from '../platform/http/call-origin.ts'
import { isFromWithin } from '../platform/http/in-process.ts'
import { serveOpenApi } from '../platform/http/openapi.ts'
import { answerFailuresAsRefusals, tooManyRequests } from '../platform/http/refusals.ts'
import { registerCalls } from '../platform/http/register-calls.ts'
import { foreignTarget, isForeignTarget, refuseForeignTargets } from '../platform/http/request-target.ts'
import { secureAnswers } from '../platform/http/secure-answers.ts'
import { answerBeforeBodyIsRead } from '../platform/http/unread-bodies.ts'
import { printRoutes } from '../platform/media/prints/prints.routes.ts'
import { type MonitoringOptions, monitoringRoutes } from '../platform/monitoring/monitoring.routes.ts'
import { type Overload, shedCalls } from '../platform/overload/overload.ts'
import { sendCachedPagesFirst } from '../platform/pages/page-addresses.ts'
import { createRateLimits } from '../platform/rate-limits/rate-limits.ts'
import { serveSockets } from '../platform/sockets/socket-server.ts'
import { uploadedPictureRoutes } from '../platform/uploads/uploaded-pictures.routes.ts'
import { type CallLimitSettings, callLimiters } from './brute-force/call-limiters.ts'
import type { Features } from './features.ts'
import { publicPages } from './public-pages.ts'

export interface AppOptions extends CallLimitSettings {
  readonly logger: FastifyBaseLogger | false
  readonly trustedProxies: readonly string[]
  readonly requestsPerMinute: number
  readonly overload: Overload
  readonly monitoring: MonitoringOptions
  readonly storeUrl: string
  /** Delays a suspicious sign-in; injected by tests. */
  readonly slowDown?: (ms: number) => Promise<void>
}

/** The HTTP server with every call of the contract; pages and pictures are added by the caller. */
export async function buildApp(features: Features, options: AppOptions): Promise<FastifyInstance> {
  const app = createHttpServer(options)
  answerFailuresAsRefusals(app)
  answerBeforeBodyIsRead(app)
  acceptJson(app)
  refuseForeignTargets(app, options.storeUrl)
  sendCachedPagesFirst(app, features.cache, {
    publicPages,
    storeUrl: options.storeUrl,
    currencies: features.pageCurrencies,
  })
  shedCalls(app, options.overload)
  app.decorateRequest('customerSession', null)
  app.decorateRequest('staffSession', null)
  await app.register(cookie)
  secureAnswers(app)
  if (features.timeMachine !== null) dateAnswers(app, features.timeMachine.clock)
  await limitRequests(app, options.requestsPerMinute)
  const limiters = callLimiters(app, options, {
    rateLimits: createRateLimits(features),
    ways: features.signInMethods,
    slowDown: options.slowDown,
  })
  await app.register(uploadedPictureRoutes, features)
  await app.register(printRoutes, features)
  await serveOpenApi(app)
  registerCalls(app, features.handlers, guardsOf(features), limiters)
  monitoringRoutes(app, options.monitoring)
  serveSockets(app, socketDeps(features, options))
  await app.register(unsubscribeLinkRoutes)
  await app.register(socialReturnRoutes, { shop: features.shop })
  app.get('/api/*', (_request, reply) => reply.callNotFound())
  return app
}

const createHttpServer = ({ logger, trustedProxies }: AppOptions): FastifyInstance =>
  fastify({
    ...(logger === false ? { logger: false } : { loggerInstance: logger }),
    bodyLimit: limits.jsonBodyMaximumBytes,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    clientErrorHandler: refuseBrokenRequest,
    genReqId: () => randomUUID(),
    frameworkErrors: (_error, request, reply) => answerUnreadable(request.raw.url ?? '', reply),
    routerOptions: { maxParamLength: 300 },
  })

/** An unreadable path counts as unknown, and the store has a page for it; what is no path is refused. */
function answerUnreadable(target: string, reply: FastifyReply): void {
  if (isForeignTarget(target)) {
    const { code, message } = foreignTarget()
    reply.code(400).send({ success: false, code, message })
  } else if (target.startsWith('/api/')) reply.callNotFound()
  else reply.redirect('/not-found')
}

/** The limit of calls from one address, besides those that a call has of its own. */
async function limitRequests(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: requestsPerMinute,
    timeWindow: 60_000,
    // With fewer, many made-up accounts would push the one that is being guessed at out of memory.
    cache: 50_000,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
    // Pages, files and pictures are cheap; calls from within the process are not counted.
    allowList: (request) => isFromWithin() || !request.url.startsWith('/api/'),
  })
}

/** The Date of every answer is the shop's time, which a demonstration's sandbox can push forward. */
function dateAnswers(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setHeader('date', clock.now().toUTCString())
    done()
  })
}

function guardsOf({ shop }: Features) {
  return {
    customer: async (request: FastifyRequest) => {
      const token = request.headers.token
      request.customerSession = await requireSession(shop, Array.isArray(token) ? token[0] : token)
    },
    staff: async (request: FastifyRequest) => {
      const csrf = request.headers['x-csrf-token']
      const session = await requireStaffSession(shop, {
        token: request.cookies[staffCookie],
        csrf: Array.isArray(csrf) ? csrf[0] : csrf,
        changes: request.method !== 'GET',
        call: request.routeOptions.config.described?.call,
      })
      request.staffSession = { ...session, origin: originOf(request) }
    },
    proof: async ({ staffSession }: FastifyRequest) => requireProof(staffSession),
    forbidden: async (request: FastifyRequest, code: string) => {
      const { staffSession } = request
      if (staffSession !== null) await logForbidden(shop, originOf(request), staffSession, code)
    },
  }
}

/** Whose a socket is is resolved as for calls. */
const socketDeps = ({ shop, sockets, list }: Features, { storeUrl, trustedProxies }: AppOptions) => ({
  sockets,
  features: list.flatMap((feature) => feature.sockets ?? []),
  storeUrl,
  addressOf: addressBehind(trustedProxies),
  customerOf: (token: string | undefined) => requireSession(shop, token),
  staffOf: (request: IncomingMessage, csrf: string) =>
    requireStaffSession(shop, {
      token: cookieOf(request, staffCookie),
      csrf,
      changes: true,
      call: undefined,
    }),
})

/** As Fastify finds the addresses of requests. */
function addressBehind(trustedProxies: readonly string[]) {
  const isTrusted = proxyAddress.compile([...trustedProxies])
  return (request: IncomingMessage) => proxyAddress(request, isTrusted)
}

/** A handshake of sockets arrives before Fastify reads cookies. */
const cookieOf = ({ headers }: IncomingMessage, name: string): string | undefined =>
  fastifyCookie.parse(headers.cookie ?? '')[name]

/** JSON of limited size and depth. Partner webhooks stay raw bytes for their signature. */
function acceptJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.url?.startsWith('/api/webhooks/')) return done(null, body)
    try {
      done(null, parseShallowJson(body.toString()))
    } catch (error) {
      done(error instanceof SyntaxError ? Object.assign(error, { statusCode: 400 }) : (error as Error))
    }
  })
  acceptOneClick(app)
}

/** Forms come from mail programs that unsubscribe, where nothing is read, and from a partner, as raw bytes. */
function acceptOneClick(app: FastifyInstance): void {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
  app.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: 4096 }, (request, body, done) => {
    if (request.routeOptions.url === calls['newsletter.unsubscribe'].path) done(null)
    else if (request.routeOptions.url === calls['payments.koko-webhook'].path) done(null, body)
    else done(Object.assign(new Error('not JSON'), { statusCode: 415 }))
  })
}

const deepestAllowed = 20

/** Refuses JSON that is nested deeper than anything the shop reads, before a validator walks it. */
function parseShallowJson(text: string): unknown {
  const value: unknown = text === '' ? undefined : JSON.parse(text)
  if (deeperThan(value, deepestAllowed))
    throw new AppError('malformed', 'request.malformed', 'The request is nested too deeply')
  return value
}

/** Walks level by level, so that a hostile depth costs no stack. */
function deeperThan(value: unknown, depth: number): boolean {
  let level: unknown[] = [value]
  for (let at = 0; level.length > 0; at++) {
    if (at > depth) return true
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one).filter((v) => typeof v === 'object') : [],
    )
  }
  return false
}
