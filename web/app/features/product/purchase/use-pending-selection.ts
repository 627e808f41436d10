import type { Product } from '@first-fashion/contract/catalog/product'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SelectionState } from '../../sellables/index.ts'
import { consumePendingSelection } from './pending-selection.ts'

/**
 * Restores the selection from before the login that Add to Cart required [A5.02]. Returns whether to
 * add it now; a visitor who comes back without a login adds nothing.
 */
export function usePendingSelection(
  product: Product,
  selection: SelectionState,
  token: string | null | undefined,
) {
  const [isPending, setPending] = useState(false)
  const restore = useEffectEvent(() => {
    const before = consumePendingSelection(product._id)
    if (before === undefined) return
    selection.restore(before)
    setPending(token !== null)
  })
  const isKnown = token !== undefined
  useEffect(() => {
    if (isKnown) restore()
  }, [isKnown])
  return isPending
}
