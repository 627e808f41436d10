import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

export interface PartnerWebhook {
  readonly body: string
  readonly signature: string
}

/** Acts as the shop: accepts webhook events, or refuses a given number. */
export async function startReceiver() {
  const partnerWebhooks: PartnerWebhook[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let refusals = 0
  let untilResumed = Promise.resolve()
  const server = createServer(async (request, response) => {
    partnerWebhooks.push({
      body: await text(request),
      signature: String(request.headers['stripe-signature'] ?? request.headers['x-pf-webhook-signature']),
    })
    for (const one of waiting.filter(({ count }) => count <= partnerWebhooks.length)) one.resolve()
    await untilResumed
    response.writeHead(refusals-- > 0 ? 500 : 200).end()
  })
  return {
    url: `http://127.0.0.1:${await listen(server)}/api/webhooks/stripe`,
    partnerWebhooks,
    refuse: (times: number) => {
      refusals = times
    },
    /** Leaves webhook events unanswered until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      untilResumed = promise
      return resolve
    },
    /** Resolves once this many webhook events have arrived in total. */
    received: async (count: number): Promise<readonly PartnerWebhook[]> => {
      if (partnerWebhooks.length < count)
        await new Promise<void>((resolve) => waiting.push({ count, resolve }))
      return partnerWebhooks
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Listens on a free port, and returns it. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
