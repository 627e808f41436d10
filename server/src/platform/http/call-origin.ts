import type { FastifyRequest } from 'fastify'

/** From where a call comes. */
export interface CallOrigin {
  readonly address: string
  readonly userAgent: string
  /** As 'POST /api/admin/session'. */
  readonly route: string
}

export const originOf = (request: FastifyRequest): CallOrigin => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  route: routeOf(request),
})

/** Method and path of a call, as 'POST /api/admin/session', without the values in its path. */
export const routeOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? ''}`
