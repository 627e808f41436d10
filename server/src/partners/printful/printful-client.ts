import type { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { CircuitBreaker } from '../../platform/partners/circuit-breaker.ts'
import { PrintOrderRefused } from '../../ports/print-partner.ts'

export interface ClientOptions {
  readonly token: string
  /** Needed with a token of the whole account. */
  readonly storeId?: string | undefined
  /** Printful's API, or the sandbox's stand-in. */
  readonly apiBase: string
}

interface PrintfulRequest {
  /** GET without one, or POST with a body. */
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body?: object | undefined
  readonly timeoutMs: number
}

/** Printful said no to a request: it works, and would say no again. */
export class Refused extends Error {}

/** Printful takes no more for a minute: it works, so that is no reason to hold back what else is asked. */
export class Busy extends Refused {}

/**
 * Asks Printful; `read` makes an answer of a response, and what it throws is a failure unless Printful merely refused. Throws
 * PrintOrderRefused as it is; refuses with 'print.busy' and 'print.unavailable'.
 */
export type PrintfulClient = <Answer>(
  request: PrintfulRequest,
  read: (response: Response) => Promise<Answer>,
) => Promise<Answer>

/** Printful's API, version 1, behind the one circuit breaker of all its parts. */
export const printfulClient =
  (options: ClientOptions, breaker: CircuitBreaker): PrintfulClient =>
  async (request, read) => {
    try {
      return await breaker.run(async () => read(await send(options, request)))
    } catch (cause) {
      if (cause instanceof PrintOrderRefused) throw cause
      throw cause instanceof Busy ? busy(cause) : unavailable(cause)
    }
  }

function send({ token, storeId, apiBase }: ClientOptions, request: PrintfulRequest): Promise<Response> {
  const { path, body, method = body === undefined ? 'GET' : 'POST', timeoutMs } = request
  return fetch(`${apiBase}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(storeId === undefined ? {} : { 'x-pf-store-id': storeId }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  })
}

/** The JSON of a good answer; throws for any other. */
export async function jsonOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`Printful answered ${response.status}`)
  return await response.json()
}

/** Refuses with 'print.unavailable' an answer that has not this shape. */
export function parsed<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const result = shape.safeParse(answer)
  if (!result.success) throw unavailable(result.error)
  return result.data
}

const busy = (cause: unknown) =>
  new AppError('unavailable', 'print.busy', 'Our print partner is busy. Please try again in a minute.', {
    cause,
  })

export const unavailable = (cause: unknown) =>
  new AppError('unavailable', 'print.unavailable', 'Our print partner does not answer', { cause })
