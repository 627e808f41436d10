import type { CartData } from '@first-fashion/contract/cart/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { paths } from '../../platform/paths.ts'
import { currentToken, useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { type CartAnswer, type CartSku, countSkus, quantityIn, withLine, withQuantity } from './cart.rules.ts'
import { rememberPendingAdd, takePendingAdd } from './pending-cart-add.ts'

interface CartState {
  /** Pieces in the cart; 0 for a visitor. */
  readonly count: number
  readonly cart: ReturnType<typeof useCartQuery>
  /**
   * Adds at once and takes it back when the server refuses, which is told. Answers whether it was added here;
   * `onAnswer` hears whether the server took it.
   */
  add(sku: CartSku, quantity: number, onAnswer?: (isTaken: boolean) => void): boolean
  /** Sets a quantity at once; when the server refuses, the cart is loaded anew. */
  update(sku: CartSku, quantity: number): void
  /** Loads the cart anew, here and in the other tabs. */
  reload(): Promise<void>
}

const CartContext = createContext<CartState | null>(null)

export function useCart(): CartState {
  const state = useContext(CartContext)
  if (state === null) throw new Error('the cart is used outside of its provider')
  return state
}

const cartQueryKey = (token: string | null | undefined) => ['cart', token ?? 'visitor'] as const

/** The cart as the server has it, with prices and stock. */
function useCartQuery(token: string | null | undefined) {
  return useQuery({
    queryKey: cartQueryKey(token),
    enabled: Boolean(token),
    refetchOnWindowFocus: 'always',
    queryFn: async () => {
      const answer = await api('cart.get')
      if (!answer.ok) throw new Error(answer.failure.message)
      return answer.value
    },
  })
}

export function CartProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const token = useToken()
  const cart = useCartQuery(token)
  // What was changed here and not yet confirmed by the server.
  const [local, setLocal] = useState<CartData>()
  const { refetch } = cart

  const tabs = useRef<BroadcastChannel>(undefined)
  const load = useCallback(async () => {
    // A first request that is still under way would be taken for the answer, and may be older than what happened.
    await queries.cancelQueries({ queryKey: cartQueryKey(token) })
    await refetch()
    setLocal(undefined)
  }, [refetch, queries, token])
  // Other tabs show the same cart, and must not order what is no longer in it.
  useEffect(() => {
    const channel = new BroadcastChannel('cart')
    channel.onmessage = load
    tabs.current = channel
    return () => channel.close()
  }, [load])
  const reload = useCallback(() => {
    tabs.current?.postMessage(0)
    return load()
  }, [load])

  const change = useCallback(
    (edit: (data: CartData) => CartData) => setLocal((before) => edit(before ?? cart.data?.cartData ?? {})),
    [cart.data],
  )

  const add = useCallback(
    (sku: CartSku, quantity: number, onAnswer?: (isTaken: boolean) => void): boolean => {
      if (sku.size === '') {
        toasts.error(t('cart.selectSize'))
        return false
      }
      if (currentToken() === null) {
        rememberPendingAdd({ sku, quantity })
        toasts.error(t('cart.loginFirst'))
        void navigate(paths.login(window.location.pathname))
        return false
      }
      const before = quantityIn(local ?? cart.data?.cartData ?? {}, sku)
      change((data) => withQuantity(data, sku, before + quantity))
      const added = t('cart.added', { count: quantity })
      toasts.success(added)
      const { itemId, size, variantIndex } = sku
      void api('cart.add', { body: { itemId, size, variantIndex, quantity } }).then((answer) => {
        onAnswer?.(answer.ok)
        if (answer.ok) return reload()
        change((data) => withQuantity(data, sku, before))
        toasts.error(answer.failure.message, { insteadOf: added })
        if (answer.failure.status !== 401) return
        rememberPendingAdd({ sku, quantity })
        void navigate(paths.login(window.location.pathname))
      })
      return true
    },
    [t, navigate, local, cart.data, change, reload],
  )

  const update = useCallback(
    (sku: CartSku, quantity: number): void => {
      change((data) => withQuantity(data, sku, quantity))
      queries.setQueryData<CartAnswer>(
        cartQueryKey(token),
        (shown) => shown && withLine(shown, sku, quantity),
      )
      const { itemId, size, variantIndex } = sku
      void api('cart.update', { body: { itemId, size, variantIndex, quantity } }).then((answer) => {
        if (!answer.ok) toasts.error(answer.failure.message)
        return reload()
      })
    },
    [change, reload, queries, token],
  )

  useEffect(() => {
    if (token === undefined) return
    setLocal(undefined)
    if (token === null) queries.removeQueries({ queryKey: ['cart'] })
  }, [token, queries])

  useEffect(() => {
    if (!token || cart.data === undefined) return
    const wanted = takePendingAdd()
    if (wanted !== undefined) add(wanted.sku, wanted.quantity)
  }, [token, cart.data, add])

  const data = token ? (local ?? cart.data?.cartData) : undefined
  const state = useMemo<CartState>(
    () => ({ count: data === undefined ? 0 : countSkus(data), cart, add, update, reload }),
    [data, cart, add, update, reload],
  )
  return <CartContext value={state}>{children}</CartContext>
}
