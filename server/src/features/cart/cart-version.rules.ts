import { createHash } from 'node:crypto'

interface VersionedLine {
  readonly productId: string
  readonly variantIndex: number
  readonly size: string
  readonly quantity: number
}

/**
 * Identifies the contents of a cart: the same lines and quantities give the same version. An order names its version,
 * so that an outdated tab cannot order removed items.
 */
export function cartVersion(lines: readonly VersionedLine[]): string {
  const rows = lines.map(({ productId, variantIndex, size, quantity }) =>
    JSON.stringify([productId, variantIndex, size, quantity]),
  )
  return createHash('sha256').update(rows.sort().join()).digest('hex').slice(0, 32)
}
