import type { IncomingMessage } from 'node:http'
import { socketPaths } from '@first-fashion/contract/socket-events'
import { may } from '@first-fashion/contract/staff/roles'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import { AppError } from '../errors.ts'
import type { CustomerSession, StaffSession } from '../http/handlers.ts'
import { type AnonymousConnections, createAnonymousConnections } from './anonymous-connections.ts'
import type { AnySession, SocketConnection, SocketFeature } from './socket-connection.ts'
import { answerEvents, type EventDeps, refusalOfEvent, tooManyEvents } from './socket-events.ts'
import type { AttachableSockets } from './sockets.ts'

export interface SocketServerDeps {
  readonly sockets: AttachableSockets
  readonly features: readonly SocketFeature[]
  readonly storeUrl: string
  /** Whose connection it is; both refuse as calls do. */
  readonly customerOf: (token: string) => Promise<CustomerSession>
  readonly staffOf: (request: IncomingMessage, csrf: string) => Promise<StaffSession>
  /** The client's address, behind proxies too. */
  readonly addressOf: (request: IncomingMessage) => string
}

/** No event is larger: texts, pictures and cards go by calls. Bytes. */
const eventMaximumBytes = 16_384
const connectTimeoutMs = 10_000
/** One account has a connection for each of its tabs. */
const connectionsPerOwner = 30
/** How often sessions are checked that nobody ended: they expire. */
const recheckMs = 30_000

/** Sockets beside the calls of an app: websockets only, so that any server process can take any connection. */
export function serveSockets(app: FastifyInstance, deps: SocketServerDeps): void {
  const { customerOf, staffOf, features, sockets } = deps
  const { log } = app
  const anonymous = createAnonymousConnections()
  const servers = [
    openServer(app, deps, {
      ...{ access: 'customer', features, log, anonymous },
      // Clients that are no browsers may send it as calls do, in a header.
      identify: ({ handshake: { auth, headers } }) => customerOf(String(auth.token ?? headers.token ?? '')),
    }),
    openServer(app, deps, {
      ...{ access: 'staff', features, log, anonymous },
      identify: ({ request, handshake }) => staffOf(request, String(handshake.auth.csrf ?? '')),
    }),
  ]
  const timer = setInterval(() => sockets.recheck(undefined), recheckMs).unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    // Nobody is disconnected by hand: that would stop browsers from coming back to the next process.
    await Promise.all(servers.map((server) => server.close()))
  })
}

interface Door extends EventDeps {
  readonly anonymous: AnonymousConnections
  identify(socket: Socket): Promise<AnySession>
}

function openServer(app: FastifyInstance, deps: SocketServerDeps, door: Door): Server {
  const { sockets, addressOf } = deps
  const server = new Server(app.server, {
    path: socketPaths[door.access],
    transports: ['websocket'],
    serveClient: false,
    httpCompression: false,
    perMessageDeflate: false,
    maxHttpBufferSize: eventMaximumBytes,
    connectTimeout: connectTimeoutMs,
    destroyUpgrade: false,
    allowRequest: (request, allow) => allow(null, mayConnect(request, deps, door)),
  })
  const connected = createOwnerConnections<Socket>()
  admitOwners(server, connected, deps, door)
  server.on('connection', (socket: Socket) => {
    const connection = connectionOf(socket)
    const owner = ownerOf(connection.session)
    connected.add(owner, socket)
    answerEvents(socket, connection, { ...door, address: addressOf(socket.request) })
    socket.on('disconnect', () => {
      connected.delete(owner, socket)
      leave(connection, door)
    })
    // A session can end while it joins: before this it was not on the list.
    void disconnectDead(socket, door)
  })
  sockets.attach(server, (owners) => {
    for (const socket of connected.of(owners)) void disconnectDead(socket, door)
  })
  return server
}

/** Lets in who has a session, as far as the owner has not too many connections already. */
function admitOwners(
  server: Server,
  connected: OwnerConnections<Socket>,
  { addressOf }: SocketServerDeps,
  door: Door,
): void {
  server.use((socket, next) => {
    const refuse = (error: unknown, account?: string) =>
      next(refusedHandshake(error, whoConnects(addressOf(socket.request), door, account), door.log))
    door.identify(socket).then((session) => {
      socket.data.session = session
      door.anonymous.identified(socket.request)
      if (connected.count(ownerOf(session)) < connectionsPerOwner) next()
      else refuse(tooManyEvents(), ownerOf(session))
    }, refuse)
  })
}

async function disconnectDead(socket: Socket, { identify, log }: Door): Promise<void> {
  try {
    const before: AnySession = socket.data.session
    // Its role may have changed.
    socket.data.session = await identify(socket)
    // It may be in rooms that it could not join any more. Browsers connect again.
    if (hasLostPermission(before, socket.data.session)) socket.disconnect(true)
  } catch (error) {
    if (error instanceof AppError) socket.disconnect(true)
    else log.warn({ err: error }, 'a session could not be checked')
  }
}

const hasLostPermission = (before: AnySession, now: AnySession): boolean =>
  'staffId' in before && 'staffId' in now && before.permissions.some((one) => !may(now, one))

const ownerOf = (session: AnySession): string => ('staffId' in session ? session.staffId : session.customerId)

function mayConnect(
  request: IncomingMessage,
  { storeUrl, addressOf }: SocketServerDeps,
  door: Door,
): boolean {
  const address = addressOf(request)
  const code = !isOwnOrigin(request, storeUrl)
    ? 'request.foreign-page'
    : door.anonymous.admit(address, request)
      ? undefined
      : 'request.too-many'
  if (code !== undefined) door.log.info({ code, ...whoConnects(address, door) }, 'socket refused')
  return code === undefined
}

/** For the log. */
const whoConnects = (address: string, { access }: Door, account?: string) => ({
  address,
  account,
  route: socketPaths[access],
})

/** Browsers name the page that connects. What is no browser has no cookie of ours either. */
function isOwnOrigin({ headers }: IncomingMessage, storeUrl: string): boolean {
  if (headers.origin === undefined) return true
  if (!URL.canParse(headers.origin)) return false
  const { host } = new URL(headers.origin)
  return host === headers.host || host === new URL(storeUrl).host
}

const connectionOf = (socket: Socket): SocketConnection<AnySession> => ({
  id: socket.id,
  get session() {
    return socket.data.session
  },
  join: (room) => socket.join(room),
  leave: (room) => socket.leave(room),
  isIn: (room) => socket.rooms.has(room),
})

function leave(connection: SocketConnection<AnySession>, { features, log }: Door): void {
  for (const { left } of features)
    left?.(connection).catch((error: unknown) => log.error({ err: error }, 'a closed socket failed to leave'))
}

/** Socket.IO hands `data` of the error to the browser. */
function refusedHandshake(
  error: unknown,
  who: ReturnType<typeof whoConnects>,
  log: FastifyBaseLogger,
): Error {
  const refusal = refusalOfEvent(error)
  if (error instanceof AppError) log.info({ code: refusal.code, ...who }, 'socket refused')
  else log.error({ err: error, ...who }, 'a socket could not be identified')
  return Object.assign(new Error(refusal.message), { data: refusal })
}

/** The connections of a server by whose they are: a customer's, or a member of staff's. */
interface OwnerConnections<Connection> {
  count(owner: string): number
  add(owner: string, connection: Connection): void
  delete(owner: string, connection: Connection): void
  /** Those of some owners, or all of them. */
  of(owners: readonly string[] | undefined): readonly Connection[]
}

function createOwnerConnections<Connection>(): OwnerConnections<Connection> {
  const ofOwner = new Map<string, Set<Connection>>()
  return {
    count: (owner) => ofOwner.get(owner)?.size ?? 0,
    add: (owner, connection) => {
      const own = ofOwner.get(owner) ?? new Set()
      ofOwner.set(owner, own.add(connection))
    },
    delete: (owner, connection) => {
      const own = ofOwner.get(owner)
      own?.delete(connection)
      if (own?.size === 0) ofOwner.delete(owner)
    },
    of: (owners) => (owners ?? [...ofOwner.keys()]).flatMap((owner) => [...(ofOwner.get(owner) ?? [])]),
  }
}
