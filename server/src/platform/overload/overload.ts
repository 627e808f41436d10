import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { isFromWithin } from '../http/in-process.ts'

export interface OverloadLimits {
  /** How late the event loop may be, in ms, on average of half a second. */
  readonly loopDelayMs: number
  /** How many statements may wait for a connection. */
  readonly waitingStatements: number
}

export interface Overload {
  isOverloaded(): boolean
  /** How many requests were turned away. */
  readonly shed: number
  /** Refuses with 'server.overloaded' while there is too much to do. */
  admit(): void
  stop(): void
}

const lookEveryMs = 500
/** How often the loop is timed. Every 10 ms took half a percent of a processor while nobody was there. */
const timedEveryMs = 100

/**
 * Tells when more is asked of the server than it can do. Then what costs most is turned away at once, with
 * 503 and Retry-After, so that what is under way still ends; cached pages are served to the last.
 */
export function watchOverload(waiting: () => number, limits: OverloadLimits): Overload {
  const delay = monitorEventLoopDelay({ resolution: timedEveryMs })
  delay.enable()
  let isLate = false
  let shed = 0
  const timer = setInterval(() => {
    isLate = delay.mean / 1e6 - timedEveryMs > limits.loopDelayMs
    delay.reset()
  }, lookEveryMs)
  timer.unref()
  const isOverloaded = () => isLate || waiting() > limits.waitingStatements
  return {
    isOverloaded,
    get shed() {
      return shed
    },
    admit: () => {
      if (!isOverloaded()) return
      shed += 1
      throw tooMuch()
    },
    stop: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}

const tooMuch = () =>
  new AppError('unavailable', 'server.overloaded', 'The shop is very busy. Please try again in a moment.')

/**
 * Turns calls away before anything is read of them. Not those of a page that was admitted already, nor what
 * partners tell: a payment's webhook event is cheap and means money.
 */
export function shedCalls(app: FastifyInstance, overload: Overload): void {
  app.addHook('onRequest', (request, _reply, done) => {
    try {
      if (isSheddable(request)) overload.admit()
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })
  app.addHook('onClose', async () => overload.stop())
}

const isSheddable = (request: FastifyRequest): boolean =>
  request.url.startsWith('/api/') && !request.url.startsWith('/api/webhooks/') && !isFromWithin()
