import { AppError } from '../errors.ts'

const deepestAllowed = 20

/** Refuses JSON that is nested deeper than anything the shop reads, before a validator walks it. */
export function parseShallowJson(text: string): unknown {
  const value: unknown = text === '' ? undefined : JSON.parse(text)
  if (deeperThan(value, deepestAllowed))
    throw new AppError('malformed', 'request.malformed', 'The request is nested too deeply')
  return value
}

/** Walks level by level, so that a hostile depth costs no stack. */
function deeperThan(value: unknown, depth: number): boolean {
  let level: unknown[] = [value]
  for (let at = 0; level.length > 0; at++) {
    if (at > depth) return true
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one).filter((v) => typeof v === 'object') : [],
    )
  }
  return false
}
