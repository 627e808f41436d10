import type { RefusedEvent } from '@first-fashion/contract/socket-event'
import { type SentEventName, sentEvents } from '@first-fashion/contract/socket-events'
import { may } from '@first-fashion/contract/staff/roles'
import { cleanFields } from '@first-fashion/contract/text/clean-text'
import type { FastifyBaseLogger } from 'fastify'
import type { Socket } from 'socket.io'
import { AppError } from '../errors.ts'
import type { AnySession, SocketConnection, SocketFeature } from './socket-connection.ts'

export interface EventDeps {
  readonly access: 'customer' | 'staff'
  readonly features: readonly SocketFeature[]
  readonly log: FastifyBaseLogger
}

interface AnswerDeps extends EventDeps {
  /** Where the connection comes from; for the log. */
  readonly address: string
}

/** Answers the events of a connection, each by its handler, as far as the connection may send them. */
export function answerEvents(
  socket: Socket,
  connection: SocketConnection<AnySession>,
  deps: AnswerDeps,
): void {
  const allowance = createEventAllowance(() => performance.now())
  // Nothing is handed on to listeners: this is the only place where events arrive.
  socket.use(([name, ...given]) => {
    const acknowledge = acknowledgementIn(given)
    const allowed = allowance.take()
    const refuse = (error: unknown) => {
      logRefusal(error, String(name), connection, deps)
      acknowledge(refusalOfEvent(error))
    }
    if (allowed === 'cut-off') socket.disconnect(true)
    if (allowed !== 'yes') return refuse(tooManyEvents())
    const args = given.filter((one) => typeof one !== 'function')
    answered(String(name), args, connection, deps).then(acknowledge, refuse)
  })
}

/** A made-up name of an event is not written down: it may hold anything. */
function logRefusal(
  error: unknown,
  name: string,
  { session }: SocketConnection<AnySession>,
  { log, address }: AnswerDeps,
): void {
  const account = 'staffId' in session ? session.staffId : session.customerId
  const who = { address, account, route: isSentEvent(name) ? name : undefined }
  if (error instanceof AppError) log.info({ code: error.code, ...who }, 'socket event refused')
  else log.error({ err: error, ...who }, 'socket event failed')
}

type AnyHandler = (connection: SocketConnection<AnySession>, ...args: unknown[]) => Promise<unknown>

const isSentEvent = (name: string): name is SentEventName => Object.hasOwn(sentEvents, name)

async function answered(
  name: string,
  args: readonly unknown[],
  connection: SocketConnection<AnySession>,
  { access, features }: EventDeps,
): Promise<unknown> {
  if (!isSentEvent(name) || sentEvents[name].access !== access)
    throw new AppError('unknown', 'request.unknown-event', 'This event does not exist')
  const event = sentEvents[name]
  const { session } = connection
  if (event.access === 'staff' && !('staffId' in session && may(session, event.permission)))
    throw new AppError('forbidden', 'staff.role-forbids', 'Your role does not allow this')
  const parsed = event.args.safeParse(cleanFields(args))
  if (!parsed.success) throw new AppError('malformed', 'request.malformed', 'Invalid event')
  const handler = features.map(({ handlers }) => handlers[name]).find((one) => one !== undefined)
  if (handler === undefined) throw new Error(`no feature handles the event ${name}`)
  // The contract ties each handler to its event's types; here they are only passed through.
  return event.ack.parse(await (handler as unknown as AnyHandler)(connection, ...parsed.data))
}

function acknowledgementIn(args: readonly unknown[]): (answer: unknown) => void {
  const last = args.at(-1)
  return typeof last === 'function' ? (answer) => void last(answer) : () => {}
}

/** As calls are refused; faults without what went wrong. */
export const refusalOfEvent = (error: unknown): RefusedEvent =>
  error instanceof AppError
    ? { success: false, code: error.code, message: error.message }
    : {
        success: false,
        code: 'server.failed',
        message: 'Something went wrong on our side. Please try again.',
      }

export const tooManyEvents = () =>
  new AppError('too-many', 'request.too-many', 'Too many requests. Please wait a moment and try again.')

/** A connection may send so many events at once, and so many a second after that. */
const atOnce = 40
const perSecond = 20
/** One that goes on far beyond it is cut off. */
const refusedMaximum = 200

interface EventAllowance {
  /** Whether another event may be handled; 'cut-off' if the connection is to be closed. */
  take(): 'yes' | 'no' | 'cut-off'
}

/** `nowMs` counts up; it need not be the time of day. */
function createEventAllowance(nowMs: () => number): EventAllowance {
  let left = atOnce
  let at = nowMs()
  let refused = 0
  return {
    take: () => {
      const now = nowMs()
      left = Math.min(atOnce, left + ((now - at) / 1000) * perSecond)
      at = now
      if (left < 1) {
        refused++
        return refused > refusedMaximum ? 'cut-off' : 'no'
      }
      left -= 1
      return 'yes'
    },
  }
}
