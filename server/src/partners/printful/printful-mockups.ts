import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../../platform/partners/circuit-breaker.ts'
import type { MockupAnswer, MockupRequest, PrintMockups } from '../../ports/print-mockups.ts'
import { headersOf, type PrintfulOptions } from './printful.ts'
import { placementOf } from './printful-files.ts'

export interface MockupOptions extends PrintfulOptions {
  /** Printful wants ten seconds between two looks at a task; its stand-in does not mind. */
  readonly mockupPauseMs: number
}

const defaultTimeoutMs = 8_000

/** Printful said no to a request: it works, and would say no again. */
class Refused extends Error {}
/** It takes no more for a minute. */
class Busy extends Refused {}

export const printfulMockupsBreaker = (timeoutMs = defaultTimeoutMs): CircuitBreaker =>
  createCircuitBreaker('printful-mockups', { timeoutMs, isFailure: (error) => !(error instanceof Refused) })

const created = z.object({ result: z.object({ task_key: z.string().min(1) }) })
const task = z.object({
  result: z.object({
    status: z.string(),
    error: z.string().nullish(),
    mockups: z.array(z.object({ mockup_url: z.string() })).nullish(),
  }),
})

/** px; of the widths that Printful offers, as large as a page shows it. */
const widthPx = 1000

/** The mockup generator of Printful's API, version 1. */
export function printfulMockups(options: MockupOptions, breaker = printfulMockupsBreaker()): PrintMockups {
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    try {
      return await breaker.run(async () => {
        const response = await fetch(`${options.apiBase}/mockup-generator${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: headersOf(options),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(defaultTimeoutMs),
          redirect: 'error',
        })
        if (response.status === 429) throw new Busy()
        if (response.status === 400 || response.status === 404) throw new Refused(await response.text())
        if (!response.ok) throw new Error(`Printful answered ${response.status}`)
        return await response.json()
      })
    } catch (cause) {
      throw cause instanceof Busy ? busy(cause) : unavailable(cause)
    }
  }
  return {
    pauseMs: options.mockupPauseMs,
    start: async (request) => {
      const answer = created.safeParse(await ask(`/create-task/${request.productId}`, requestOf(request)))
      if (!answer.success) throw unavailable(answer.error)
      return answer.data.result.task_key
    },
    ask: async (name) => {
      const answer = task.safeParse(await ask(`/task?task_key=${encodeURIComponent(name)}`))
      if (!answer.success) throw unavailable(answer.error)
      return answerOf(answer.data.result)
    },
  }
}

/** The print file fills its whole area: it has the partner's own size. */
function requestOf(request: MockupRequest) {
  const { widthPx: width, heightPx: height } = request
  const position = { area_width: width, area_height: height, width, height, top: 0, left: 0 }
  return {
    variant_ids: [request.variantId],
    format: 'jpg',
    width: widthPx,
    files: [{ placement: placementOf(request), image_url: request.address, position }],
  }
}

function answerOf({ status, error, mockups }: z.output<typeof task>['result']): MockupAnswer {
  if (status === 'failed') return { state: 'failed', reason: error ?? '' }
  if (status !== 'completed') return { state: 'pending' }
  const image = mockups?.[0]?.mockup_url
  return image === undefined ? { state: 'failed', reason: 'no mockup came' } : { state: 'completed', image }
}

const busy = (cause: unknown) =>
  new AppError('unavailable', 'print.busy', 'Our print partner is busy. Please try again in a minute.', {
    cause,
  })
const unavailable = (cause: unknown) =>
  new AppError('unavailable', 'print.unavailable', 'Our print partner does not answer', { cause })
