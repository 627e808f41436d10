import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Randomness } from '../../server/seeds/randomness.ts'
import type { Server } from '../stand.ts'

/** One request and its key: requests with the same key get the same answer. */
export interface Ask {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly key: string
}

export interface Answer {
  readonly status: number
  /** br, gzip, or undefined for uncompressed bytes. */
  readonly encoding: string | undefined
  readonly body: Buffer
}

/** The requests to a server, and the check of its answers. */
export interface Side {
  readonly server: Server
  /** The next request. The same seed draws the same ones. */
  readonly draw: (random: Randomness) => Ask
  /** The problem with an answer, or undefined. */
  readonly check: (ask: Ask, answer: Answer) => string | undefined
}

/** The encodings that a browser accepts. */
export const acceptsEncodings = { 'accept-encoding': 'gzip, deflate, br' }
export const pageHeaders = { ...acceptsEncodings, accept: 'text/html' }

/** The shoppers' IP addresses: the shop is behind a proxy and limits each address separately. */
export const fromAddress = (random: Randomness) => ({
  'x-forwarded-for': `10.${random.below(200)}.${random.below(250)}.${random.below(250)}`,
})
export const sendsJson = { 'content-type': 'application/json' }

/** Nine of ten requests go to the hot set. */
export const drawKey = <T>(random: Randomness, hot: readonly T[], all: readonly T[]): T =>
  random.below(10) === 0 ? random.pick(all) : random.pick(hot)

/**
 * Compares with earlier answers: the first answer to a key is validated in full, later ones must equal it byte by
 * byte; in another encoding they must be equal after decompression.
 */
export function sameAsBefore(
  looksRight: (ask: Ask, text: string) => boolean,
  known = new Map<string, Buffer>(),
): Side['check'] {
  const texts = new Map<string, string>()
  return (ask, { status, encoding, body }) => {
    if (status !== 200) return `status ${status}: ${body.subarray(0, 300)}`
    const key = encodedKey(ask.key, encoding)
    const expected = known.get(key)
    if (expected !== undefined) return expected.equals(body) ? undefined : 'another body than expected'
    const text = decoded(body, encoding)
    const isRight = texts.has(ask.key) ? texts.get(ask.key) === text : looksRight(ask, text)
    if (!isRight) return `an unexpected body: ${text.slice(0, 300)}`
    known.set(key, body)
    texts.set(ask.key, text)
    return undefined
  }
}

export const encodedKey = (key: string, encoding: string | undefined): string => `${encoding} ${key}`

/** Compares each answer with an expected text or pattern. */
export function checkedBy(looksRight: (text: string) => boolean): Side['check'] {
  return (_ask, { status, body }) => {
    const text = body.toString()
    return status === 200 && looksRight(text) ? undefined : `status ${status}: ${text.slice(0, 300)}`
  }
}

export function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  if (encoding === 'gzip') return gunzipSync(bytes).toString()
  return bytes.toString()
}
