import type { WishedProduct } from '@first-fashion/contract/wishlist/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { useToken } from '../../platform/session.ts'
import { consumePendingWish } from './pending-wish.ts'
import { wishlistKeys } from './wishlist.keys.ts'
import { isWished } from './wishlist.rules.ts'

interface WishlistState {
  readonly list: ReturnType<typeof useWishlistQuery>
  has(productId: string): boolean
  /** Adds or removes optimistically and rolls back when the server refuses; asks a visitor to log in first. */
  toggle(product: WishedProduct): void
  remove(product: WishedProduct): void
  clear(): void
}

const WishlistContext = createContext<WishlistState | null>(null)

export function useWishlist(): WishlistState {
  const state = useContext(WishlistContext)
  if (state === null) throw new Error('the wishlist is used outside of its provider')
  return state
}

// The code for changes loads with the list or on a visitor's first click, not on a first visit.
const changes = () => import('./wishlist-changes.ts')

function useWishlistQuery(token: string | null | undefined) {
  return useQuery({
    queryKey: wishlistKeys.of(token),
    enabled: Boolean(token),
    queryFn: async () => {
      void changes()
      const answer = await api('wishlist.get')
      if (!answer.ok) throw new Error(answer.failure.message)
      return answer.value.wishlist.products
    },
  })
}

export function WishlistProvider({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const token = useToken()
  const list = useWishlistQuery(token)
  const deps = useMemo(() => ({ queries, navigate }), [queries, navigate])

  useEffect(() => {
    if (token === null) queries.removeQueries({ queryKey: wishlistKeys.all })
  }, [token, queries])
  const isLoaded = list.data !== undefined
  useEffect(() => {
    const pending = token && isLoaded ? consumePendingWish() : null
    if (pending !== null) void changes().then(({ addWish }) => addWish(deps, pending))
  }, [token, isLoaded, deps])

  const state = useMemo<WishlistState>(
    () => ({
      list,
      has: (productId) => isWished(list.data ?? [], productId),
      toggle: (product) => void changes().then(({ toggleWish }) => toggleWish(deps, product)),
      remove: (product) => void changes().then(({ removeWish }) => removeWish(deps, product)),
      clear: () => void changes().then(({ clearWishlist }) => clearWishlist(deps)),
    }),
    [list, deps],
  )
  return <WishlistContext value={state}>{children}</WishlistContext>
}
