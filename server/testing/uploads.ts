import { type CallName, calls, uploadFieldOf } from '@first-fashion/contract'
import sharp from 'sharp'
import type { Answer } from './calls-by-name.ts'
import type { TestShop } from './test-shop.ts'

interface UploadInput {
  readonly token?: string
  /** Those of a member of staff. */
  readonly headers?: Readonly<Record<string, string>>
  readonly file: Buffer
  /** What the sender calls it. */
  readonly name?: string
  readonly type?: string
  readonly fields?: Readonly<Record<string, string>>
}

let nextAddress = 1

/** Sends a file as a browser's form does; each from an address of its own. */
export async function upload<Name extends CallName>(
  shop: TestShop,
  call: Name,
  { token, headers = {}, file, name = 'picture.jpg', type = 'image/jpeg', fields = {} }: UploadInput,
): Promise<Answer<Name>> {
  const { method, path, request } = calls[call]
  const form = new FormData()
  for (const [field, text] of Object.entries(fields)) form.set(field, text)
  if ('file' in request) form.set(request.file, new Blob([new Uint8Array(file)], { type }), name)
  const sent = new Response(form)
  const response = await shop.app.inject({
    method,
    url: path,
    headers: {
      'x-forwarded-for': `10.77.0.${nextAddress++ % 250}`,
      'content-type': sent.headers.get('content-type') ?? '',
      ...(token === undefined ? {} : { token }),
      ...headers,
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json() }
}

interface FormInput {
  readonly token?: string
  /** Under the names that their sender gives them. */
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[]
  readonly fields?: Readonly<Record<string, string>>
}

/** Sends a form with several files, as a browser does; each from an address of its own. */
export async function sendForm<Name extends CallName>(
  shop: TestShop,
  call: Name,
  { token, files, fields = {} }: FormInput,
): Promise<Answer<Name>> {
  const { method, path, request } = calls[call]
  const form = new FormData()
  for (const [field, text] of Object.entries(fields)) form.set(field, text)
  const field = uploadFieldOf(request) ?? 'file'
  for (const { name, bytes } of files)
    form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
  const sent = new Response(form)
  const response = await shop.app.inject({
    method,
    url: path,
    headers: {
      'x-forwarded-for': `10.78.0.${nextAddress++ % 250}`,
      'content-type': sent.headers.get('content-type') ?? '',
      ...(token === undefined ? {} : { token }),
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json() }
}

/** A photograph as telephones make it: with the place where it was taken, and lying on its side. */
export const photograph = (width = 1200, height = 800): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3f7d6e' } })
    .withExif({
      IFD0: { Copyright: 'Nadeesha Silva' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 55/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** What the shop shows at an address. */
export async function fetchPicture(shop: TestShop, address: string | null): Promise<Buffer> {
  const response = await shop.app.inject({ url: address ?? '' })
  if (response.statusCode !== 200) throw new Error(`${address} answers ${response.statusCode}`)
  return response.rawPayload
}
