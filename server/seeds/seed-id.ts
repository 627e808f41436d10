import { createHash } from 'node:crypto'

/** An id that depends on words alone, in the shape of a UUIDv7: the same seed gives the same store. */
export function seedId(kind: string, name: string | number): string {
  const hex = createHash('sha256').update(`${kind}:${name}`).digest('hex')
  return `019a0000-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-8${hex.slice(7, 10)}-${hex.slice(10, 22)}`
}
