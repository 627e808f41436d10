import routes from 'virtual:contract-routes'
import type { BodyOf, CallName, Calls, ParamsOf, QueryOf, Refusal, ResponseOf } from '@first-fashion/contract'

/** Calls of the staff, and the one that anybody may make which they need too. */
type StaffCall = Extract<CallName, `staff.${string}`> | 'catalog.lines'

export interface CallInput<Name extends StaffCall> {
  readonly body?: BodyOf<Calls[Name]>
  readonly params?: ParamsOf<Calls[Name]>
  readonly query?: QueryOf<Calls[Name]>
}

/** What went wrong, in the server's words. */
export class CallFailure extends Error {
  readonly code: string
  readonly status: number
  constructor(refusal: Pick<Refusal, 'message' | 'code'>, status: number) {
    super(refusal.message)
    this.code = refusal.code
    this.status = status
  }
}

let csrfToken = ''
/** Every change repeats the token that came with the session. */
export const rememberCsrf = (token: string): void => {
  csrfToken = token
}

let sessionEnded = () => {}
/** Called when a call was refused because the session is over. */
export const whenSessionEnds = (listener: () => void): void => {
  sessionEnded = listener
}

/** Makes a staff call; the session is a cookie that scripts cannot read. Throws CallFailure. */
export async function call<Name extends StaffCall>(
  name: Name,
  input: CallInput<Name> = {},
): Promise<ResponseOf<Calls[Name]>> {
  const { method, path } = routes[name]
  const response = await fetch(addressOf(path, input), {
    method,
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
    ...(method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
  }).catch(() => {
    throw new CallFailure(
      { message: 'The server cannot be reached. Please try again.', code: 'network.failed' },
      0,
    )
  })
  const answer = await response.json()
  if (answer.code === 'staff.session-dead') sessionEnded()
  if (!response.ok) throw new CallFailure(answer, response.status)
  return answer
}

function addressOf(path: string, input: { params?: unknown; query?: unknown }): string {
  const params: Record<string, unknown> = { ...(input.params as object | undefined) }
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries({ ...(input.query as object | undefined) }))
    if (value !== undefined && value !== '') search.set(key, String(value))
  return search.size === 0 ? filled : `${filled}?${search}`
}
