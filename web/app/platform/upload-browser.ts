import routes, { type StoreCall } from 'virtual:contract-routes'
import type { Calls } from '@first-fashion/contract'
import type { Result } from './api.ts'
import { clearToken, currentToken } from './session.ts'

/** The calls that take a file. */
export type UploadCall = {
  [Name in StoreCall]: Calls[Name]['request'] extends { readonly file: string } ? Name : never
}[StoreCall]

export interface UploadInput {
  readonly file: File
  readonly fields?: Readonly<Record<string, string>>
  /** Receives the progress, 0 to 1. */
  readonly onProgress: (done: number) => void
  readonly signal?: AbortSignal
}

const unreachable = {
  message: 'The shop cannot be reached. Please check your connection and try again.',
  code: 'network.failed',
  status: 0,
}

/** Uploads a file with progress, which fetch cannot report. It never throws: it returns failures as values. */
export function upload<Name extends UploadCall>(
  name: Name,
  { file, fields = {}, onProgress, signal }: UploadInput,
): Promise<Result<Name>> {
  const form = new FormData()
  for (const [field, text] of Object.entries(fields)) form.set(field, text)
  form.set(routes[name].file ?? 'file', file)
  return sendForm(name, { form, onProgress, ...(signal === undefined ? {} : { signal }) })
}

/** The calls that take several files. */
export type FilesCall = {
  [Name in StoreCall]: Calls[Name]['request'] extends { readonly files: object } ? Name : never
}[StoreCall]

export interface FilesInput extends Pick<UploadInput, 'fields' | 'onProgress' | 'signal'> {
  readonly files: readonly File[]
}

/** The same for several files, in one form and in their order. */
export function uploadFiles<Name extends FilesCall>(
  name: Name,
  { files, fields = {}, onProgress, signal }: FilesInput,
): Promise<Result<Name>> {
  const form = new FormData()
  for (const [field, text] of Object.entries(fields)) form.set(field, text)
  for (const file of files) form.append(routes[name].file ?? 'files', file)
  return sendForm(name, { form, onProgress, ...(signal === undefined ? {} : { signal }) })
}

interface SentForm extends Pick<UploadInput, 'onProgress' | 'signal'> {
  readonly form: FormData
}

function sendForm<Name extends StoreCall>(
  name: Name,
  { form, onProgress, signal }: SentForm,
): Promise<Result<Name>> {
  const route = routes[name]
  const token = currentToken()
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const failed = () => resolve({ ok: false, failure: unreachable })
    request.open(route.method, route.path)
    if (token !== null) request.setRequestHeader('token', token)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onerror = failed
    request.onabort = failed
    request.onload = () => {
      const { status, response } = request
      if (status === 401 && token !== null) clearToken(token)
      if (response === null) return failed()
      resolve(status < 300 ? { ok: true, value: response } : { ok: false, failure: { ...response, status } })
    }
    if (signal?.aborted === true) return failed()
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
