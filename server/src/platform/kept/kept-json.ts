import { compressed, encodingFor } from './encodings.ts'
import type { Kept, KeptAnswer, MadeAnswer } from './kept.ts'

const smallestWorthwhileBytes = 1024

/**
 * A kept answer of the API. It is compressed when it is asked for a second time: what many want travels light,
 * and what one person wanted costs no more than making it.
 */
export async function keptJson(
  kept: Kept,
  { key, accepts }: { readonly key: string; readonly accepts: string | undefined },
  make: () => Promise<MadeAnswer>,
): Promise<KeptAnswer> {
  const isWanted = encodingFor(accepts) === 'br'
  const packed = isWanted ? kept.find(`br ${key}`) : undefined
  if (packed !== undefined) return packed
  const plain = kept.find(key)
  if (plain === undefined) return kept.get(key, async () => ({ ...(await make()), headers }))
  if (!isWanted || plain.body.length < smallestWorthwhileBytes) return plain
  return kept.get(`br ${key}`, () => compressed(plain))
}

const headers = { vary: 'Accept-Encoding' }
