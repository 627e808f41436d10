import { createHash } from 'node:crypto'

interface VersionedLine {
  readonly productId: string
  readonly variantIndex: number
  readonly size: string
  readonly quantity: number
}

/**
 * Names what lies in a cart: the same for the same lines and quantities, another as soon as one differs. An order says
 * which version it was made from, so that a tab which shows an older cart orders nothing that was taken out since.
 */
export function cartVersion(lines: readonly VersionedLine[]): string {
  const rows = lines.map(({ productId, variantIndex, size, quantity }) =>
    JSON.stringify([productId, variantIndex, size, quantity]),
  )
  return createHash('sha256').update(rows.sort().join()).digest('hex').slice(0, 32)
}
