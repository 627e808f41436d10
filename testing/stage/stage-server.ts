import { AsyncLocalStorage } from 'node:async_hooks'
import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import { type Call, type CallName, callList, calls } from '@first-fashion/contract'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pageOrigins, tagOrigins } from '../../server/src/boot/page-origins.ts'
import { readSettings } from '../../server/src/boot/settings.ts'
import { designFaceRoutes } from '../../server/src/features/designs/faces/design-faces.routes.ts'
import { createResponseCache } from '../../server/src/platform/cache/response-cache.ts'
import { secureAnswers } from '../../server/src/platform/http/secure-answers.ts'
import { backOfficeRoutes } from '../../server/src/platform/pages/back-office.routes.ts'
import { createPageCache } from '../../server/src/platform/pages/page-cache.ts'
import { loadRenderer } from '../../server/src/platform/pages/page-renderer.ts'
import { pagesRoutes } from '../../server/src/platform/pages/pages.routes.ts'
import { axeAddress, axeScript } from './axe-script.ts'
import { placeholderRoutes } from './placeholders.ts'
import { readAnswers, readPush, readScene, type Scene, type StageAnswer, sampleOf } from './scene.ts'
import { type StageSockets, serveStageSockets } from './stage-sockets.ts'
import { stageTime } from './stage-time.ts'

/** Names the scene of a browser. */
const sceneCookie = 'scene'
const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The scenes of all browsers, by the name in their cookie. */
type Scenes = Map<string, Scene>

/** The built store and back office with their real headers, whose API answers from the scene of the browser. */
export async function buildStage(port: number): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true, bodyLimit: 50 * 1024 * 1024 })
  const scenes: Scenes = new Map()
  // A page asks for its answers without a browser's cookie.
  const rendering = new AsyncLocalStorage<string>()
  await app.register(cookie)
  secureAnswers(app)
  acceptAnyBody(app)
  app.addHook('onRequest', (request, reply, done) => {
    // Browsers read the shop's time from it.
    reply.raw.setHeader('date', stageTime().toUTCString())
    const name = request.cookies[sceneCookie] ?? rendering.getStore()
    if (name === undefined) done()
    else rendering.run(name, done)
  })
  const sceneOf = (request: FastifyRequest) =>
    scenes.get(request.cookies[sceneCookie] ?? rendering.getStore() ?? '')
  directions(
    app,
    scenes,
    serveStageSockets(app, (name) => scenes.get(name)),
  )
  for (const [name, call] of callList) answerCall(app, name, call, sceneOf)
  app.get('/healthz', () => ({ ok: true }))
  app.get('/stage/empty', (_request, reply) =>
    reply.type('text/html').send('<!doctype html><title>-</title>'),
  )
  app.get(axeAddress, (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'public, max-age=31536000').send(axeScript),
  )
  await app.register(designFaceRoutes)
  await app.register(placeholderRoutes)
  await servePages(app, port, () => scenes.get(rendering.getStore() ?? ''))
  return app
}

/** What a test tells the stage: the scene, later answers, and events for the sockets of the page. */
function directions(app: FastifyInstance, scenes: Scenes, sockets: StageSockets): void {
  app.put<{ Params: { name: string } }>('/stage/:name', async ({ params, body }) => {
    scenes.set(params.name, readScene(body))
    return {}
  })
  app.patch<{ Params: { name: string }; Body: Record<string, unknown> }>(
    '/stage/:name',
    async ({ params, body }) => {
      for (const [call, answer] of readAnswers(body)) scenes.get(params.name)?.answers.set(call, answer)
      return {}
    },
  )
  app.post<{ Params: { name: string } }>('/stage/:name/push', async ({ params, body }) => {
    await sockets.push(params.name, readPush(body))
    return {}
  })
  app.post<{ Params: { name: string } }>('/stage/:name/session-end', async ({ params }) => {
    sockets.endSession(params.name)
    return {}
  })
}

function answerCall(
  app: FastifyInstance,
  name: CallName,
  call: Call,
  sceneOf: (request: FastifyRequest) => Scene | undefined,
): void {
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const refused = refuseStranger(call, request, sceneOf(request))
      const answer = refused ?? sceneOf(request)?.answers.get(name) ?? sampleOf(name)
      return send(answer, request, reply)
    },
  })
}

/** Calls of customers and staff are refused to those who are not signed in, as in the shop. */
function refuseStranger({ access }: Call, { headers }: FastifyRequest, scene: Scene | undefined) {
  if (access === 'customer' && headers.token === undefined)
    return refusal('accounts.login-needed', 'Not Authorized Login Again')
  if (access === 'staff' && scene?.as !== 'owner' && scene?.as !== 'support')
    return refusal('staff.session-dead', 'Please sign in')
  return undefined
}

const refusal = (code: string, message: string): StageAnswer => ({
  kind: 'answered',
  status: 401,
  body: { success: false, code, message },
})

function send(answer: StageAnswer, { query }: FastifyRequest, reply: FastifyReply) {
  if (answer.kind === 'held') return reply.hijack()
  const { size } = pageSize.parse(query)
  return reply
    .status(answer.status)
    .header('cache-control', 'no-store')
    .send(size === undefined ? answer.body : shortenLists(answer.body, size))
}

// The size of a page, if it is not one of clothes.
const pageSize = z.object({ size: z.coerce.number().optional().catch(undefined) })

/** A page of a list has at most as many as it was asked for. */
const shortenLists = (body: unknown, size: number): unknown =>
  Object.fromEntries(
    Object.entries(Object(body)).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.slice(0, size) : value,
    ]),
  )

/** The pages of the shop, made anew for each browser. */
async function servePages(app: FastifyInstance, port: number, scene: () => Scene | undefined): Promise<void> {
  const settings = readSettings({ SHOP_MODE: 'demo', PORT: String(port), DATABASE_URL: 'postgres://none' })
  await app.register(backOfficeRoutes, { folder: fromRoot('admin/dist') })
  const pageOf = createPageCache(app, {
    render: await loadRenderer(fromRoot('web/render.ts')),
    cache: createResponseCache(0),
    clock: { now: stageTime },
    currencies: new Set(['LKR', 'USD', 'EUR', 'GBP', 'JPY', 'INR']),
    admit: () => {},
    mayMake: () => {},
    publicPages: [],
    storeUrl: settings.storeUrl,
    ...pageOrigins(() => settings),
    tags: () => tagOrigins(trackingOf(scene())),
  })
  await app.register(pagesRoutes, { clientFolder: fromRoot('web/build/client'), pageOf })
}

/** The partners that count visits, as the store of a scene says. */
function trackingOf(scene: Scene | undefined) {
  const answer = scene?.answers.get('store.details') ?? sampleOf('store.details')
  const details = calls['store.details'].response.safeParse(answer.kind === 'answered' ? answer.body : {})
  return details.data?.offers.tracking ?? { measurementId: '', pixelId: '' }
}

/** Uploads are taken, and not looked at. */
function acceptAnyBody(app: FastifyInstance): void {
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    payload.on('end', () => done(null))
  })
}
