import type { CustomerSession, StaffSession } from './handlers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    customerSession: CustomerSession | null
    staffSession: StaffSession | null
  }
}
