import type { FastifyReply, FastifyRequest } from 'fastify'

const lifetimeSeconds = 10 * 60

export interface BrowserCookie {
  read(request: FastifyRequest): string | undefined
  /** Also disables caching: the answer belongs to one browser. */
  write(reply: FastifyReply, browserKey: string): void
}

/** Proves that the returning browser is the one that started. SameSite=Lax, because it returns from another site. */
export function browserCookie(storeUrl: string): BrowserCookie {
  const secure = storeUrl.startsWith('https:')
  const name = secure ? '__Host-sign_in' : 'sign_in'
  return {
    read: (request) => request.cookies[name],
    write: (reply, browserKey) => {
      const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: lifetimeSeconds } as const
      reply.setCookie(name, browserKey, options).header('cache-control', 'no-store')
    },
  }
}
