import { localPicturesIn } from '../../library/local-pictures.ts'

/** Of the entries of one call, as JSON; one that is larger alone is sent alone. */
const mostBytes = 500_000

/**
 * The first rows of a log that go to the server together: up to one that names a picture which only this device has,
 * which waits until the picture is sent, and no more than one call should carry.
 */
export function firstPart(rows: readonly unknown[]): readonly unknown[] {
  let bytes = 0
  const end = rows.findIndex((row, nth) => {
    bytes += bytesOf(row)
    return (nth > 0 && bytes > mostBytes) || localPicturesIn([row]).length > 0
  })
  return end === -1 ? rows : rows.slice(0, end)
}

const bytesOf = (row: unknown): number => new TextEncoder().encode(JSON.stringify(row)).length
