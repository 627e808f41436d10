import type { Randomness } from '../../server/seeds/randomness.ts'

/** One request, and what it asks for: requests with the same key get the same answer. */
export interface Ask {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly key: string
}

/** What is asked of a server, and how its answers are judged. */
export interface Side {
  readonly origin: string
  /** The next request. The same randomness draws the same ones. */
  readonly draw: (random: Randomness) => Ask
  /** What is wrong with an answer, or undefined. */
  readonly judge: (ask: Ask, status: number, body: Buffer) => string | undefined
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
 * the same to the byte.
 */
export function sameAsBefore(
  looksRight: (ask: Ask, text: string) => boolean,
  known = new Map<string, Buffer>(),
): Side['judge'] {
  return (ask, status, body) => {
    if (status !== 200) return `status ${status}: ${body.subarray(0, 300)}`
    const expected = known.get(ask.key)
    if (expected !== undefined) return expected.equals(body) ? undefined : 'another body than expected'
    if (!looksRight(ask, body.toString())) return `an unexpected body: ${body.subarray(0, 300)}`
    known.set(ask.key, body)
    return undefined
  }
}

/** Judges by the text that each answer must be, or must look like. */
export function judgedBy(looksRight: (text: string) => boolean): Side['judge'] {
  return (_ask, status, body) => {
    const text = body.toString()
    return status === 200 && looksRight(text) ? undefined : `status ${status}: ${text.slice(0, 300)}`
  }
}
