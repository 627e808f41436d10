import type { FastifyInstance } from 'fastify'
import { type Faults, playFault } from '../faults.ts'

const place = (country_code: string, country_name: string, city: string) => ({
  country_code,
  country_name,
  city,
})
const home = place('LK', 'Sri Lanka', 'Colombo')

/** Addresses kept for documentation stand for visitors from abroad. */
const places: Readonly<Record<string, ReturnType<typeof place>>> = {
  '203.0.113.1': place('US', 'United States', 'New York'),
  '203.0.113.2': place('GB', 'United Kingdom', 'London'),
  '203.0.113.3': place('IN', 'India', 'Mumbai'),
  '203.0.113.4': place('JP', 'Japan', 'Tokyo'),
  '203.0.113.5': place('DE', 'Germany', 'Berlin'),
}

/** The look-up of an address's country. */
export async function ipRoutes(app: FastifyInstance, { faults }: { faults: Faults }) {
  app.addHook('preHandler', async () => {
    if (await playFault(faults.ip)) throw new Error('the look-up is down (by switch)')
  })
  app.get<{ Params: { address: string } }>('/ip/:address/json', async ({ params }) => ({
    ip: params.address,
    ...(places[params.address] ?? home),
  }))
  app.get('/ip/json', async ({ ip }) => ({ ip, ...(places[ip] ?? home) }))
}
