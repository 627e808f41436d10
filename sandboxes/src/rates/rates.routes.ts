import type { FastifyInstance } from 'fastify'
import type { FaultSwitches } from '../faults.ts'

/** The value of one US dollar. */
const ofDollar: Readonly<Record<string, number>> = {
  USD: 1,
  LKR: 322.58,
  EUR: 0.9355,
  GBP: 0.8065,
  INR: 83.87,
  JPY: 145.16,
  AUD: 1.5,
  SGD: 1.34,
  AED: 3.6725,
}

const dayMs = 24 * 3_600_000

/** Exchange rates in the format of ExchangeRate-API's open access (https://www.exchangerate-api.com/docs/free). */
export async function ratesRoutes(app: FastifyInstance, { switches }: { switches: FaultSwitches }) {
  app.addHook('preHandler', () => switches.play('rates'))
  app.setErrorHandler((error: Error, _request, reply) =>
    reply.status(500).send({ result: 'error', 'error-type': 'internal', message: error.message }),
  )
  app.get<{ Params: { base: string } }>('/rates/v6/latest/:base', async ({ params }, reply) => {
    const base = ofDollar[params.base]
    if (base === undefined)
      return reply.status(404).send({ result: 'error', 'error-type': 'unsupported-code' })
    const leap = switches.current().rates === 'wild-rates' ? 100 : 1
    const rates = Object.entries(ofDollar).map(([code, rate]) => {
      const worth = Number((rate / base).toPrecision(6))
      return [code, code === params.base ? 1 : worth * leap]
    })
    const today = Math.floor(Date.now() / dayMs) * dayMs
    return {
      result: 'success',
      provider: 'https://www.exchangerate-api.com',
      time_last_update_unix: today / 1000,
      time_next_update_unix: (today + dayMs) / 1000,
      base_code: params.base,
      rates: Object.fromEntries(rates),
    }
  })
}
