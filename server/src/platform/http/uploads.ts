import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import { limits } from '@first-fashion/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** Room for the fields and the seams beside the file, bytes. */
const besideFile = 16_384
const partLimits = {
  fileSize: limits.pictureMaximumBytes + 1,
  files: 1,
  fields: 8,
  fieldSize: 1000,
  parts: 9,
}

/** Lets the routes that `bind` adds take forms with files; all others go on refusing them. */
export function acceptUploads(app: FastifyInstance, bind: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('multipart/form-data')
    await scope.register(multipart)
    bind(scope)
  })
}

export interface Upload {
  readonly file: Buffer
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Reads the file of a field and the texts beside it. Refuses with 'media.too-large' before more than the limit is
 * kept, with 'media.missing' and 'request.unsupported-media-type'.
 */
export async function readUpload(request: FastifyRequest, field: string): Promise<Upload> {
  if (!request.isMultipart())
    throw new AppError('unsupported', 'request.unsupported-media-type', 'Please send the picture as a form')
  if (Number(request.headers['content-length']) > limits.pictureMaximumBytes + besideFile) throw tooLarge()
  const fields = new Map<string, string>()
  let file: Buffer | undefined
  try {
    for await (const part of request.parts({ limits: partLimits })) {
      if (part.type === 'field') fields.set(part.fieldname, String(part.value))
      else if (part.fieldname === field) file = await bytesOf(part)
      else skip(part)
    }
  } catch (error) {
    throw refusalOf(error)
  }
  if (file === undefined || file.length === 0)
    throw new AppError('refused', 'media.missing', 'Please choose a picture')
  return { file, fields: Object.fromEntries(fields) }
}

/** Stops as soon as it is too much: what still comes of it is not read. */
async function bytesOf(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file) {
    size += chunk.length
    if (part.file.truncated || size > limits.pictureMaximumBytes) throw tooLarge()
    chunks.push(chunk)
  }
  if (part.file.truncated) throw tooLarge()
  return Buffer.concat(chunks)
}

function skip(part: Multipart): void {
  if (part.type === 'file') part.file.resume()
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  return new AppError('malformed', 'request.malformed', 'The request could not be read', { cause: error })
}

const tooLarge = () =>
  new AppError('too-large', 'media.too-large', 'This picture is too large. Maximum size is 10MB')
