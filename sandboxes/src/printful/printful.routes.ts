import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { FaultSwitches } from '../faults.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { regionOf, variantOf } from './catalogue.ts'
import { designerApiRoutes } from './designer/designer-api.routes.ts'
import type { DesignerState } from './designer/designer-state.ts'
import { mockupRoutes } from './mockups/mockup.routes.ts'
import type { MockupTasks } from './mockups/mockup-tasks.ts'
import { type PrintOrderRoutesOptions, printOrderRoutes } from './orders.routes.ts'
import { PrintRefusal } from './print-order-shape.ts'
import { refuse } from './refuse.ts'
import { ratesFor } from './shipping-rates.ts'

const ratesRequest = z.object({
  recipient: z.object({
    country_code: z.string().length(2),
    state_code: z.string().optional(),
    city: z.string().optional(),
    zip: z.string().optional(),
  }),
  items: z
    .array(z.object({ variant_id: z.number().int(), quantity: z.number().int().min(1).max(1000) }))
    .min(1)
    .max(100),
  currency: z.string().length(3).optional(),
  locale: z.enum(['en_US', 'es_ES']).optional(),
})

/** Countries that require a state. */
const needState = ['US', 'CA', 'AU']

interface PrintfulOptions extends PrintOrderRoutesOptions {
  readonly mockups: MockupTasks
  readonly switches: FaultSwitches
  readonly token: string
  readonly baseUrl: () => string
  readonly designer: DesignerState
}

/** Printful's API, version 1: catalogue, embedded designer, shipping and orders. */
export async function printfulRoutes(
  app: FastifyInstance,
  { switches, token, baseUrl, designer, mockups, printOrders }: PrintfulOptions,
) {
  app.addHook('preHandler', async (request, reply) => {
    await switches.play('printful')
    if (switches.current().printful === 'too-many')
      return refuse(
        reply,
        429,
        'TooManyRequests',
        'You have recently sent too many requests. Please try again after 60 seconds.',
      )
    if (request.headers.authorization !== `Bearer ${token}`)
      return refuse(reply, 401, 'Unauthorized', 'The access token provided is invalid.')
    return undefined
  })
  app.setErrorHandler((error: Error, _request, reply) => {
    if (error instanceof PrintRefusal) return refuse(reply, error.status, error.reason, error.message)
    return error instanceof z.ZodError
      ? refuse(reply, 400, 'BadRequest', z.prettifyError(error))
      : refuse(reply, 500, 'InternalServerError', error.message)
  })
  await app.register(catalogueRoutes, { baseUrl, switches })
  await app.register(designerApiRoutes, { baseUrl, designer })
  await app.register(printOrderRoutes, { printOrders, switches })
  await app.register(mockupRoutes, { switches, mockups, baseUrl })
  app.post('/printful/shipping/rates', async ({ body }, reply) => {
    const { recipient, items, currency = 'USD' } = ratesRequest.parse(body)
    const wrong = wrongIn(recipient, items, currency)
    if (wrong !== undefined) return refuse(reply, 400, 'BadRequest', wrong)
    return { code: 200, result: ratesFor(recipient.country_code, items, currency) }
  })
}

type Items = z.output<typeof ratesRequest>['items']

function wrongIn(
  recipient: z.output<typeof ratesRequest>['recipient'],
  items: Items,
  currency: string,
): string | undefined {
  const unknown = items.find(({ variant_id: id }) => variantOf(id) === undefined)
  if (unknown !== undefined) return `Variant ${unknown.variant_id} does not exist.`
  if (currency !== 'USD') return `Currency ${currency} is not the currency of this store.`
  if (regionOf(recipient.country_code) === undefined) return 'We do not ship to this country.'
  const isStateless = (recipient.state_code ?? '') === ''
  return needState.includes(recipient.country_code) && isStateless
    ? 'State code is required for this country.'
    : undefined
}
