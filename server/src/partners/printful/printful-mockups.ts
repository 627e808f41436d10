import { z } from 'zod'
import type { MockupAnswer, MockupRequest, PrintPartner } from '../../ports/print-partner.ts'
import { Busy, jsonOf, type PrintfulClient, parsed, Refused } from './printful-client.ts'
import { placementOf } from './printful-files.ts'

export interface MockupOptions {
  /** Printful wants ten seconds between two looks at a task; its stand-in does not mind. */
  readonly mockupPauseMs: number
}

const timeoutMs = 8_000

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
export function printfulMockups(
  client: PrintfulClient,
  { mockupPauseMs }: MockupOptions,
): PrintPartner['mockups'] {
  const ask = (path: string, body?: object) =>
    client({ path: `/mockup-generator${path}`, body, timeoutMs }, answerIn)
  return {
    pauseMs: mockupPauseMs,
    start: async (request) => {
      const answer = await ask(`/create-task/${request.productId}`, requestOf(request))
      return parsed(created, answer).result.task_key
    },
    ask: async (name) =>
      answerOf(parsed(task, await ask(`/task?task_key=${encodeURIComponent(name)}`)).result),
  }
}

async function answerIn(response: Response): Promise<unknown> {
  if (response.status === 429) throw new Busy()
  if (response.status === 400 || response.status === 404) throw new Refused(await response.text())
  return await jsonOf(response)
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
