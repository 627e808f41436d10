import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { Call } from '@first-fashion/contract'
import { limits } from '@first-fashion/contract/limits'
import { pictureRefusals } from '@first-fashion/contract/pictures'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { UploadedFile } from './handlers.ts'

/** Room for the fields and the seams beside the files, bytes. */
const besideFiles = 32_768
/** Beside one file there are short texts; beside several there is a whole form. */
const fieldBytes = { one: 1000, several: 16_000 } as const
/** A form with several files takes up to 50 MB while it is read. */
const formsAtOnce = 4
const formsWaiting = 40

/** Lets the routes that `bind` adds take forms with files; all others go on refusing them. */
export function acceptUploads(app: FastifyInstance, bind: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('multipart/form-data')
    await scope.register(multipart)
    bind(scope)
  })
}

export interface Uploads {
  readonly files: readonly UploadedFile[]
  readonly fields: Readonly<Record<string, string>>
}

const queue = bulkhead(formsAtOnce, formsWaiting)

/**
 * Reads the files of a call's field and the texts beside them; undefined for calls without uploads. Refuses with
 * 'media.too-large' before more than the limit is kept, with 'media.too-many', and with
 * 'request.unsupported-media-type'; where there must be one file also with 'media.missing'.
 */
export async function readUploads(
  request: FastifyRequest,
  { file, files }: Call['request'],
): Promise<Uploads | undefined> {
  if (files !== undefined) {
    // Refused without waiting for a place.
    refuseUnreadable(request, files.maximum)
    return queue.execute(() => readForm(request, files)).catch(throwBusy)
  }
  if (file === undefined) return undefined
  refuseUnreadable(request, 1)
  const read = await readForm(request, { field: file, maximum: 1 })
  if ((read.files[0]?.bytes.length ?? 0) === 0)
    throw new AppError('refused', 'media.missing', pictureRefusals['media.missing'])
  return read
}

function refuseUnreadable(request: FastifyRequest, maximum: number): void {
  if (!request.isMultipart())
    throw new AppError('unsupported', 'request.unsupported-media-type', 'Please send the picture as a form')
  const mostBytes = maximum * limits.pictureMaximumBytes + besideFiles
  if (Number(request.headers['content-length']) > mostBytes) throw tooLarge(undefined)
}

async function readForm(
  request: FastifyRequest,
  { field, maximum }: { readonly field: string; readonly maximum: number },
): Promise<Uploads> {
  const fields = new Map<string, string>()
  const files: UploadedFile[] = []
  try {
    for await (const part of request.parts({ limits: partLimits(maximum) })) {
      if (part.type === 'field') fields.set(part.fieldname, String(part.value))
      else if (part.fieldname !== field) skip(part)
      else if (maximum > 1 && files.length >= maximum) throw tooMany(maximum)
      else files.push({ name: part.filename, bytes: await bytesOf(part, maximum) })
    }
  } catch (error) {
    throw refusalOf(error)
  }
  return { files, fields: Object.fromEntries(fields) }
}

const partLimits = (maximum: number) => ({
  fileSize: limits.pictureMaximumBytes + 1,
  // One more than fits, so that it can be refused in words.
  files: maximum === 1 ? 1 : maximum + 1,
  fields: 12,
  fieldSize: maximum === 1 ? fieldBytes.one : fieldBytes.several,
  parts: maximum + 13,
})

/** Stops as soon as it is too much: what still comes of it is not read. */
async function bytesOf(part: MultipartFile, maximum: number): Promise<Buffer> {
  const refused = () => tooLarge(maximum === 1 ? undefined : part.filename)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file) {
    size += chunk.length
    if (part.file.truncated || size > limits.pictureMaximumBytes) throw refused()
    chunks.push(chunk)
  }
  if (part.file.truncated) throw refused()
  return Buffer.concat(chunks)
}

function skip(part: Multipart): void {
  if (part.type === 'file') part.file.resume()
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  return new AppError('malformed', 'request.malformed', 'The request could not be read', { cause: error })
}

/** Of several files the one that is too large is named. */
const tooLarge = (file: string | undefined) =>
  new AppError(
    'too-large',
    'media.too-large',
    pictureRefusals['media.too-large'].replace('This picture', (words) => file ?? words),
  )

const tooMany = (maximum: number) =>
  new AppError('refused', 'media.too-many', `Maximum ${maximum} images allowed`)

function throwBusy(error: unknown): never {
  if (!(error instanceof BulkheadRejectedError)) throw error
  const message = 'Too many uploads right now. Please try again in a moment.'
  throw new AppError('unavailable', 'server.overloaded', message, { cause: error })
}
