import type { CartData } from '@first-fashion/contract/cart/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../platform/queries/call.ts'
import { useToken } from '../../platform/session.ts'
import { orderSettled } from '../payments/payments.events.ts'
import { cartKeys } from './cart.keys.ts'
import { type CartSku, countSkus } from './cart.rules.ts'
import type { Adding, CartDeps } from './cart-changes.ts'

interface CartState {
  /** Units in the cart; 0 for a visitor. */
  readonly count: number
  readonly cart: ReturnType<typeof useCartQuery>
  /** The quantities with changes that the server has not confirmed yet. */
  readonly shown: CartData
  /** See `addToCart`. */
  add(sku: CartSku, quantity: number, adding?: Adding): Promise<boolean>
  /** See `updateCart`. */
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

// The code for changes loads with the cart or on a visitor's first click, not on a first visit.
const changes = () => import('./cart-changes.ts')

/** The cart as the server has it, with prices and stock. */
function useCartQuery(token: string | null | undefined) {
  return useQuery({
    queryKey: cartKeys.of(token),
    enabled: Boolean(token),
    refetchOnWindowFocus: 'always',
    queryFn: () => {
      void changes()
      return call('cart.get')
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
    await queries.cancelQueries({ queryKey: cartKeys.of(token) })
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
  const navigate = useNavigate()
  const queries = useQueryClient()
  const token = useToken()
  const cart = useCartQuery(token)
  // Local changes that the server has not confirmed yet.
  const [local, setLocal] = useState<CartData>()
  const reload = useReload(token, cart.refetch, setLocal)
  const saved = cart.data?.cartData
  const deps = useMemo<CartDeps>(() => {
    const show: CartDeps['show'] = (edit) => setLocal((before) => edit(before ?? saved ?? {}))
    return { queries, navigate, token, shown: local ?? saved ?? {}, show, reload }
  }, [queries, navigate, token, local, saved, reload])

  useEffect(() => {
    if (token === undefined) return
    setLocal(undefined)
    if (token === null) queries.removeQueries({ queryKey: cartKeys.all })
  }, [token, queries])

  const addPending = useEffectEvent(() => changes().then((module) => module.addPending(deps)))
  const isLoaded = Boolean(token) && cart.data !== undefined
  useEffect(() => {
    if (isLoaded) void addPending()
  }, [isLoaded])

  const state = useMemo<CartState>(
    () => ({
      count: token ? countSkus(deps.shown) : 0,
      cart,
      shown: deps.shown,
      add: async (...sku) => (await changes()).addToCart(deps, ...sku),
      update: async (...sku) => (await changes()).updateCart(deps, ...sku),
      reload,
    }),
    [token, deps, cart, reload],
  )
  return <CartContext value={state}>{children}</CartContext>
}
