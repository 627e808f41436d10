import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** Two slashes begin the name of a host, to a browser a backslash does too; it skips control characters. */
const hostLike = /^\/[/\\]|\p{Cc}/u

/**
 * The address of the store that a request asks for: the path and query of its request line on the store's own origin.
 * Refuses with 'request.malformed' what is not a plain path, such as '//evil.example/', '/\evil.example' or
 * 'http://evil.example/'. Read as an address it would name another host.
 */
export function storeAddressOf(target: string, storeUrl: string): URL {
  const [, path = '', search = ''] = /^(\/[^?#]*)(\?[^#]*)?$/.exec(target) ?? []
  if (path === '' || path.includes('\\')) throw foreignTarget()
  const address = new URL(storeUrl)
  address.pathname = path
  // Dot segments are gone now, and may have left two slashes at the beginning.
  if ([path, address.pathname].some((one) => hostLike.test(decoded(one)))) throw foreignTarget()
  address.search = search
  return address
}

/** Whether it is no plain path of this or any other store. */
export function isForeignTarget(target: string): boolean {
  try {
    storeAddressOf(target, 'https://store.example')
    return false
  } catch {
    return true
  }
}

/** Stands before every route and every cached page, so that no new one has to think of it. */
export function refuseForeignTargets(app: FastifyInstance, storeUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    try {
      storeAddressOf(request.url, storeUrl)
      done()
    } catch (error) {
      done(error instanceof Error ? error : foreignTarget())
    }
  })
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export const foreignTarget = () =>
  new AppError('malformed', 'request.malformed', 'The URL of the request is invalid')
