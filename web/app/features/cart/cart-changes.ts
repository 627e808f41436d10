import type { CartData } from '@first-fashion/contract/cart/calls'
import type { QueryClient } from '@tanstack/react-query'
import type { NavigateFunction } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { call } from '../../platform/queries/call.ts'
import { failureOf } from '../../platform/queries/refusal.ts'
import { runMutation } from '../../platform/queries/run-mutation.ts'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { track } from '../../platform/tracking.ts'
import { words } from '../../platform/words/i18n.ts'
import { cartKeys } from './cart.keys.ts'
import { type CartAnswer, type CartSku, quantityIn, withLine, withQuantity } from './cart.rules.ts'
import './cart-changes-words.ts'

export interface CartDeps {
  readonly queries: QueryClient
  readonly navigate: NavigateFunction
  readonly token: string | null | undefined
  /** The cart as shown, changes included that the server has not confirmed yet. */
  readonly shown: CartData
  readonly show: (edit: (data: CartData) => CartData) => void
  readonly reload: () => Promise<void>
}

/** What comes with an addition to the cart. */
export interface Adding {
  /** Receives whether the server accepted it. */
  readonly onAnswer?: ((isTaken: boolean) => void) | undefined
  /** Where the shopper reads that it was added: in a toast, unless a panel opens that says it. */
  readonly saidBy?: 'toast' | 'panel'
}

/** Adds optimistically; rolls back and shows a message when the server refuses. Returns whether it was added locally. */
export function addToCart(
  deps: CartDeps,
  sku: CartSku,
  quantity: number,
  { onAnswer, saidBy = 'toast' }: Adding = {},
): boolean {
  if (sku.size === '') {
    toasts.error(words.t('cart-changes:selectSize'))
    return false
  }
  if (currentToken() === null) {
    toasts.error(words.t('cart.loginFirst'))
    logInFirst(deps, sku, quantity)
    return false
  }
  const before = quantityIn(deps.shown, sku)
  const added = words.t('cart-changes:added', { count: quantity })
  const onMutate = () => {
    deps.show((data) => withQuantity(data, sku, before + quantity))
    if (saidBy === 'toast') toasts.success(added)
  }
  const onError = (error: Error) => {
    const { message, status } = failureOf(error)
    deps.show((data) => withQuantity(data, sku, before))
    toasts.error(message, { insteadOf: added })
    if (status === 401) logInFirst(deps, sku, quantity)
  }
  const { itemId, size, variantIndex } = sku
  const mutationFn = () => call('cart.add', { body: { itemId, size, variantIndex, quantity } })
  const countAndAnswer = (isTaken: boolean) => {
    if (isTaken) track({ kind: 'add-to-cart', items: [{ id: itemId, quantity }] })
    onAnswer?.(isTaken)
  }
  void change(deps, { mutationFn, onMutate, onError, onAnswer: countAndAnswer })
  return true
}

/** The item is added after the login. */
function logInFirst({ navigate }: CartDeps, sku: CartSku, quantity: number): void {
  storePendingAdd({ sku, quantity })
  void navigate(paths.login(`${window.location.pathname}${window.location.search}`))
}

/** Adds what a visitor wanted to add before the login. */
export function addPending(deps: CartDeps): void {
  const pending = consumePendingAdd()
  if (pending !== undefined) addToCart(deps, pending.sku, pending.quantity)
}

/** Sets a quantity optimistically; a refusal rolls it back and shows a message. */
export function updateCart(deps: CartDeps, sku: CartSku, quantity: number): void {
  const onMutate = () => {
    deps.show((data) => withQuantity(data, sku, quantity))
    deps.queries.setQueryData<CartAnswer>(
      cartKeys.of(deps.token),
      (shown) => shown && withLine(shown, sku, quantity),
    )
  }
  const { itemId, size, variantIndex } = sku
  const mutationFn = () => call('cart.update', { body: { itemId, size, variantIndex, quantity } })
  const onError = (error: Error) => toasts.error(failureOf(error).message)
  void change(deps, { mutationFn, onMutate, onError })
}

interface Change {
  readonly mutationFn: () => Promise<unknown>
  readonly onMutate: () => void
  readonly onError: (error: Error) => void
  readonly onAnswer?: ((isTaken: boolean) => void) | undefined
}

/**
 * Sends a change after earlier ones. The cart reloads after the last: sooner it would take back what is shown. A session
 * that ended has no cart.
 */
async function change({ queries, reload }: CartDeps, { onAnswer, ...options }: Change): Promise<void> {
  const sending = { ...options, mutationKey: cartKeys.changes, scope: { id: 'cart' } }
  const isTaken = await runMutation(queries, sending, undefined)
  onAnswer?.(isTaken)
  const isLast = queries.isMutating({ mutationKey: cartKeys.changes }) === 0
  if (isLast && currentToken() !== null) await reload()
}

/** The item a visitor wanted to add: stored during the login and added right after it. */
const storageKey = 'pending-cart-add'

interface PendingCartAdd {
  readonly sku: CartSku
  readonly quantity: number
}

function storePendingAdd(pending: PendingCartAdd): void {
  sessionStorage.setItem(storageKey, JSON.stringify(pending))
}

/** Returns the stored value and removes it. */
function consumePendingAdd(): PendingCartAdd | undefined {
  const text = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  if (text === null) return undefined
  const value: unknown = JSON.parse(text)
  return isPendingAdd(value) ? value : undefined
}

function isPendingAdd(value: unknown): value is PendingCartAdd {
  if (typeof value !== 'object' || value === null || !('sku' in value) || !('quantity' in value)) return false
  const { sku, quantity } = value
  return (
    typeof quantity === 'number' &&
    typeof sku === 'object' &&
    sku !== null &&
    'itemId' in sku &&
    typeof sku.itemId === 'string' &&
    'size' in sku &&
    typeof sku.size === 'string'
  )
}
