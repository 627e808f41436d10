import type { Randomness } from '../../server/seeds/randomness.ts'
import { decoded } from '../servers/cached-page.ts'

/** One request, and what it asks for: requests with the same key get the same answer. */
export interface Ask {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly key: string
}

export interface Answer {
  readonly status: number
  /** br, gzip, or undefined: the bytes as they are. */
  readonly encoding: string | undefined
  readonly body: Buffer
}

/** What is asked of a server, and how its answers are judged. */
export interface Side {
  readonly origin: string
  /** The next request. The same randomness draws the same ones. */
  readonly draw: (random: Randomness) => Ask
  /** What is wrong with an answer, or undefined. */
  readonly check: (ask: Ask, answer: Answer) => string | undefined
}

/** Of ten requests nine want something that many want at the moment. */
export function drawKey<T>(random: Randomness, hot: readonly T[], all: readonly T[]): T {
  return random.below(10) === 0 ? random.pick(all) : random.pick(hot)
}

/** The shoppers' addresses: the shop stands behind a proxy and its limits count each address apart. */
export const addressOf = (random: Randomness): string =>
  `10.${random.below(200)}.${random.below(250)}.${random.below(250)}`

/**
 * Judges by what was answered before: the first answer to a key is looked at closely, the later ones must be
 * the same to the byte; in another encoding the same when unpacked.
 */
export function sameAsBefore(
  looksRight: (ask: Ask, text: string) => boolean,
  known = new Map<string, Buffer>(),
): Side['check'] {
  const texts = new Map<string, string>()
  return (ask, { status, encoding, body }) => {
    if (status !== 200) return `status ${status}: ${body.subarray(0, 300)}`
    const key = encoding === undefined ? ask.key : `${encoding} ${ask.key}`
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

/** Judges by the text that each answer must be, or must look like. */
export function checkedBy(looksRight: (text: string) => boolean): Side['check'] {
  return (_ask, { status, body }) => {
    const text = body.toString()
    return status === 200 && looksRight(text) ? undefined : `status ${status}: ${text.slice(0, 300)}`
  }
}
