import routes, { type StoreCall } from 'virtual:contract-routes'
import type { BodyOf, Calls, ParamsOf, QueryOf, Refusal, ResponseOf } from '@first-fashion/contract'

/** The parts of a request; missing parts are omitted. */
export interface CallInput<Name extends StoreCall> {
  readonly body?: BodyOf<Calls[Name]>
  readonly params?: ParamsOf<Calls[Name]>
  readonly query?: QueryOf<Calls[Name]>
  /** The idempotency key. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

export type Failure = Omit<Refusal, 'success'> & { readonly status: number }

export type Result<Name extends StoreCall> =
  | { readonly ok: true; readonly value: ResponseOf<Calls[Name]> }
  | { readonly ok: false; readonly failure: Failure }

export type Api = <Name extends StoreCall>(name: Name, input?: CallInput<Name>) => Promise<Result<Name>>

/** As much of a response as the client reads. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'json'>

export interface ApiOptions {
  readonly fetch: (path: string, init: RequestInit) => Promise<ApiResponse>
  readonly token: () => string | null
  /** Called when a sent token is no longer valid. */
  readonly onDeadToken: (token: string) => void
}

/** The typed API client. It never throws: it returns failures as values. */
export function createApi({ fetch, token, onDeadToken }: ApiOptions): Api {
  return async (name, input = {}) => {
    const route = routes[name]
    const sent = route.access === 'customer' ? token() : null
    try {
      const response = await fetch(addressOf(route.path, input), {
        method: route.method,
        headers: headersOf(input, sent),
        ...(route.method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
        ...(input.signal === undefined ? {} : { signal: input.signal }),
      })
      const answer = await response.json()
      if (response.ok) return { ok: true, value: answer }
      if (response.status === 401 && sent !== null) onDeadToken(sent)
      return { ok: false, failure: { ...answer, status: response.status } }
    } catch {
      const message = 'The shop cannot be reached. Please check your connection and try again.'
      return { ok: false, failure: { message, code: 'network.failed', status: 0 } }
    }
  }
}

function headersOf(input: { idempotencyKey?: string }, token: string | null): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(token === null ? {} : { token }),
    ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
  }
}

function addressOf(path: string, input: { params?: unknown; query?: unknown }): string {
  const params: Record<string, unknown> = { ...(input.params as object | undefined) }
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries({ ...(input.query as object | undefined) }))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== '') search.append(key, String(one))
  return search.size === 0 ? filled : `${filled}?${search}`
}
