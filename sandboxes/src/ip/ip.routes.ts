import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { FaultSwitches } from '../faults.ts'

const home = { country_code: 'LK', country_name: 'Sri Lanka', city: 'Colombo' }

/** Documentation addresses (RFC 5737) represent visitors from abroad. */
const places: Readonly<Record<string, typeof home>> = {
  '127.0.0.1': home,
  '::1': home,
  '203.0.113.1': { country_code: 'US', country_name: 'United States', city: 'New York' },
  '203.0.113.2': { country_code: 'GB', country_name: 'United Kingdom', city: 'London' },
  '203.0.113.3': { country_code: 'IN', country_name: 'India', city: 'Mumbai' },
  '203.0.113.4': { country_code: 'JP', country_name: 'Japan', city: 'Tokyo' },
  '203.0.113.5': { country_code: 'DE', country_name: 'Germany', city: 'Berlin' },
  '203.0.113.6': { country_code: 'AU', country_name: 'Australia', city: 'Sydney' },
  '203.0.113.7': { country_code: 'AE', country_name: 'United Arab Emirates', city: 'Dubai' },
  '203.0.113.8': { country_code: 'SG', country_name: 'Singapore', city: 'Singapore' },
}

/** The country lookup for an IP address, in ipapi.co's format. */
export async function ipRoutes(app: FastifyInstance, { switches }: { switches: FaultSwitches }) {
  app.addHook('preHandler', () => switches.play('ip'))
  app.setErrorHandler((error: Error, _request, reply) =>
    reply.status(500).send({ error: true, reason: 'ServerError', message: error.message }),
  )
  app.get<{ Params: { address: string } }>('/ip/:address/json', async ({ params }) =>
    answerFor(params.address),
  )
  // The connection's own address: forwarding headers are not trusted.
  app.get('/ip/json', async ({ ip }) => answerFor(ip))
}

/** An invalid address gets 200 with an error in the body, as ipapi.co does. */
function answerFor(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 0) return { ip: address, error: true, reason: 'Invalid IP Address' }
  return { ip: address, ...(places[plain] ?? home) }
}
