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
import { orderSettled } from '../payments/payments.moments.ts'
import { type CartAnswer, type CartSku, countSkus, quantityIn, withLine, withQuantity } from './cart.rules.ts'
import { consumePendingAdd, storePendingAdd } from './pending-cart-add.ts'

interface CartState {
  /** Units in the cart; 0 for a visitor. */
  readonly count: number
  readonly cart: ReturnType<typeof useCartQuery>
  /**
   * Adds optimistically; rolls back and shows a message when the server refuses. Returns whether it was added locally;
   * `onAnswer` receives whether the server accepted it.
   */
  add(sku: CartSku, quantity: number, onAnswer?: (isTaken: boolean) => void): boolean
  /** Sets a quantity optimistically; reloads the cart when the server refuses. */
  update(sku: CartSku, quantity: number): void
  /** Reloads the cart, here and in the other tabs. */
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

/** Loads the cart anew, here and in the other tabs, which must not order removed items. */
function useReload(
  token: string | null | undefined,
  refetch: () => Promise<unknown>,
  setLocal: (local: undefined) => void,
) {
  const queries = useQueryClient()
  const tabs = useRef<BroadcastChannel>(undefined)
  const load = useCallback(async () => {
    // A request that is still running may be older than this change.
    await queries.cancelQueries({ queryKey: cartQueryKey(token) })
    await refetch()
    setLocal(undefined)
  }, [refetch, queries, token, setLocal])
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
  useEffect(() => orderSettled.subscribe(reload), [reload])
  return reload
}

export function CartProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const token = useToken()
  const cart = useCartQuery(token)
  // Local changes that the server has not confirmed yet.
  const [local, setLocal] = useState<CartData>()
  const { refetch } = cart

  const reload = useReload(token, refetch, setLocal)
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
        storePendingAdd({ sku, quantity })
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
        storePendingAdd({ sku, quantity })
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
    const pending = consumePendingAdd()
    if (pending !== undefined) add(pending.sku, pending.quantity)
  }, [token, cart.data, add])

  const data = token ? (local ?? cart.data?.cartData) : undefined
  const state = useMemo<CartState>(
    () => ({ count: data === undefined ? 0 : countSkus(data), cart, add, update, reload }),
    [data, cart, add, update, reload],
  )
  return <CartContext value={state}>{children}</CartContext>
}
