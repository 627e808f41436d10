import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** The headers of every answer, built once. */
export function secureAnswers(app: FastifyInstance): void {
  const secure = helmet({
    contentSecurityPolicy: {
      directives: { defaultSrc: ["'none'"], styleSrc: ["'self'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    // Headers that only old browsers read, or that frame-ancestors already covers, are left out.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  app.addHook('onRequest', (request, reply, done) => secure(request.raw, reply.raw, () => done()))
}
