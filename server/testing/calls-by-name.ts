import { type BodyOf, type CallName, type Calls, calls, type ResponseOf } from '@first-fashion/contract'
import type { FastifyInstance } from 'fastify'

export interface Answer<Name extends CallName> {
  readonly status: number
  readonly body: ResponseOf<Calls[Name]> & {
    message?: string
    code?: string
    errors?: Record<string, string>
  }
}

let nextAddress = 1

/** Makes calls by name, each shop's visitor from an address of its own. */
export function caller(app: FastifyInstance) {
  const address = `10.0.${Math.floor(nextAddress / 250)}.${nextAddress++ % 250}`
  return async <Name extends CallName>(
    name: Name,
    input: {
      body?: BodyOf<Calls[Name]> | unknown
      token?: string
      headers?: Record<string, string>
      path?: string
    } = {},
  ): Promise<Answer<Name>> => {
    const { method, path } = calls[name]
    const response = await app.inject({
      method,
      url: input.path ?? path,
      headers: {
        'x-forwarded-for': address,
        'content-type': 'application/json',
        ...(input.token === undefined ? {} : { token: input.token }),
        ...input.headers,
      },
      ...(method === 'GET' ? {} : { payload: JSON.stringify(input.body ?? {}) }),
    })
    return { status: response.statusCode, body: response.json() }
  }
}
