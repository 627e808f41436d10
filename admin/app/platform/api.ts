import routes from 'virtual:contract-routes'
import type { BodyOf, CallName, Calls, ParamsOf, QueryOf, ResponseOf } from '@first-fashion/contract'
import { CallFailure } from './call-failure.ts'
import { askForProof } from './proof-request.ts'

/** The staff calls, and one public call that the back office needs. */
type StaffCall = Extract<CallName, `staff.${string}`> | 'catalog.collections'

export interface CallInput<Name extends StaffCall> {
  readonly body?: BodyOf<Calls[Name]>
  readonly params?: ParamsOf<Calls[Name]>
  readonly query?: QueryOf<Calls[Name]>
}

let csrfToken = ''
/** Every change sends the session's CSRF token. */
export const rememberCsrf = (token: string): void => {
  csrfToken = token
}

/** For what is no call: the handshake of a socket. */
export const csrfNow = (): string => csrfToken

const refusalListeners = new Map<string, () => void>()
/** The listener is called when a call is refused with this code. */
export const whenRefused = (code: string, listener: () => void): void => {
  refusalListeners.set(code, listener)
}

/** Makes a staff call; the session is a cookie that scripts cannot read. Throws CallFailure. */
export async function call<Name extends StaffCall>(
  name: Name,
  input: CallInput<Name> = {},
): Promise<ResponseOf<Calls[Name]>> {
  const answer = await send(name, input)
  const needsProof = answer instanceof CallFailure && answer.code === 'staff.proof-needed'
  const final = needsProof && (await askForProof()) ? await send(name, input) : answer
  if (final instanceof CallFailure) throw final
  return final
}

async function send<Name extends StaffCall>(
  name: Name,
  input: CallInput<Name>,
): Promise<ResponseOf<Calls[Name]> | CallFailure> {
  const { method, path } = routes[name]
  const response = await fetch(addressOf(path, input), {
    method,
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
    ...(method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
  }).catch(() => {
    throw new CallFailure(unreachable, 0)
  })
  const answer = await response.json()
  refusalListeners.get(answer.code)?.()
  return response.ok ? answer : new CallFailure(answer, response.status)
}

const unreachable = { message: 'The server cannot be reached. Please try again.', code: 'network.failed' }

export interface UploadInput {
  readonly file: File
  /** The texts beside the file, and the parts of its path. */
  readonly fields?: Readonly<Record<string, string>>
  readonly params?: Readonly<Record<string, string>>
  /** Receives the progress, 0 to 1. */
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/** Uploads a file with progress, which fetch cannot report. Throws CallFailure. */
export function upload<Name extends StaffCall>(
  name: Name,
  { file, fields = {}, params, onProgress, signal }: UploadInput,
): Promise<ResponseOf<Calls[Name]>> {
  const route = routes[name]
  const form = new FormData()
  for (const [field, text] of Object.entries(fields)) form.set(field, text)
  form.set(route.file ?? 'file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const failed = () => reject(new CallFailure(unreachable, 0))
    request.open(route.method, addressOf(route.path, { params }))
    request.setRequestHeader('x-csrf-token', csrfToken)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onerror = failed
    request.onabort = failed
    request.onload = () => {
      const { status, response } = request
      if (response === null) return failed()
      refusalListeners.get(response.code)?.()
      if (status < 300) resolve(response)
      else reject(new CallFailure(response, status))
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function addressOf(path: string, input: { params?: unknown; query?: unknown }): string {
  const params: Record<string, unknown> = { ...(input.params as object | undefined) }
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries({ ...(input.query as object | undefined) }))
    if (value !== undefined && value !== '') search.set(key, String(value))
  return search.size === 0 ? filled : `${filled}?${search}`
}
