import { EventEmitter, once } from 'node:events'
import { fastifyCookie } from '@fastify/cookie'
import { socketSamples } from '@first-fashion/contract/samples'
import { type SentEventName, sentEvents, socketPaths } from '@first-fashion/contract/socket-events'
import type { FastifyInstance } from 'fastify'
import { Server, type ServerOptions, type Socket } from 'socket.io'
import type { Scene } from './scene.ts'

export interface StageSockets {
  /** Sends an event to all sockets of a scene. Waits for the first one to join. */
  push(scene: string, event: { readonly event: string; readonly data: unknown }): Promise<void>
  /** Disconnects the sockets of a scene, and refuses new ones. */
  endSession(scene: string): void
}

const ofStage: Partial<ServerOptions> = {
  transports: ['websocket'],
  serveClient: false,
  destroyUpgrade: false,
}

/** The sockets of store and back office: each event is acknowledged from the scene, or from the contract's sample. */
export function serveStageSockets(
  app: FastifyInstance,
  sceneNamed: (name: string) => Scene | undefined,
): StageSockets {
  const servers = Object.values(socketPaths).map((path) => new Server(app.server, { ...ofStage, path }))
  const [arrivals, present, ended] = [new EventEmitter(), new Set<string>(), new Set<string>()]
  const joined = async (scene: string) => {
    if (!present.has(scene)) await once(arrivals, scene, { signal: AbortSignal.timeout(10_000) })
  }
  for (const server of servers) {
    server.use((socket, next) => next(ended.has(sessionOf(socket)) ? loggedOut() : undefined))
    server.on('connection', (socket: Socket) => {
      const name = sceneOf(socket)
      void socket.join(name)
      acknowledgeEvents(socket, (event) => {
        if (event.includes('join')) {
          present.add(name)
          arrivals.emit(name)
        }
        return sceneNamed(name)?.acks.get(event) ?? socketSamples[event]
      })
    })
  }
  app.addHook('preClose', async () => {
    await Promise.all(servers.map((server) => server.close()))
  })
  return {
    push: async (scene, { event, data }) => {
      await joined(scene)
      for (const server of servers) server.to(scene).emit(event, data)
    },
    endSession: (scene) => {
      for (const socket of servers.flatMap(socketsOf).filter((one) => sceneOf(one) === scene)) {
        ended.add(sessionOf(socket))
        socket.disconnect(true)
      }
    },
  }
}

const sceneOf = ({ request }: Socket) => fastifyCookie.parse(request.headers.cookie ?? '').scene ?? ''
/** After a new login there is another one. */
const sessionOf = (socket: Socket) => `${sceneOf(socket)} ${socket.handshake.auth.token}`

const socketsOf = (server: Server) => [...server.sockets.sockets.values()]

function acknowledgeEvents(socket: Socket, answerOf: (event: SentEventName) => unknown): void {
  for (const event of Object.keys(sentEvents) as SentEventName[])
    socket.on(event, (...given: unknown[]) => {
      const answer = answerOf(event)
      const acknowledge = given.at(-1)
      if (typeof acknowledge === 'function') acknowledge(answer)
    })
}

/** As the shop refuses a socket whose session is over. */
const loggedOut = () =>
  Object.assign(new Error('Not Authorized Login Again'), {
    data: { success: false, code: 'accounts.session-dead', message: 'Not Authorized Login Again' },
  })
