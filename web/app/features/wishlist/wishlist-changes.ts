import type { WishedProduct, WishlistItem } from '@first-fashion/contract/wishlist/calls'
import type { QueryClient } from '@tanstack/react-query'
import type { NavigateFunction } from 'react-router'
import type { Result } from '../../platform/api.ts'
import { api } from '../../platform/api-browser.ts'
import { paths } from '../../platform/paths.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { words } from '../../platform/words/i18n.ts'
import '../../platform/words/wishlist.ts'
import { storePendingWish } from './pending-wish.ts'
import { asBefore, isWished, type Wishes, wishlistKey, withoutWish, withWish } from './wishlist.rules.ts'

export interface ChangeDeps {
  readonly queries: QueryClient
  readonly navigate: NavigateFunction
  /** The pending change; the next one waits for it. */
  readonly line: { current: Promise<void> }
}

interface Change {
  /** The optimistic list. */
  readonly edit: (wishes: Wishes) => Wishes
  /** The list after a refusal. */
  readonly undo: (wishes: Wishes, before: Wishes) => Wishes
  readonly send: () => Promise<Result<'wishlist.add' | 'wishlist.remove' | 'wishlist.clear'>>
  /** The message when the server sent none. */
  readonly failed: string
  readonly login: string
  /** A product to add after a new login. */
  readonly pendingWish?: string
}

/** Adds or removes a product. */
export async function toggleWish(deps: ChangeDeps, product: WishedProduct): Promise<void> {
  const { _id: productId } = product
  const isIn = isWished(await loadedWishes(deps.queries, currentToken()), productId)
  await change(deps, {
    edit: (wishes) => (isIn ? withoutWish(wishes, productId) : withWish(wishes, product, Date.now())),
    undo: (wishes, before) => asBefore(wishes, before, productId),
    // The shown state decides: another tab may have changed the server's list.
    send: () => api(isIn ? 'wishlist.remove' : 'wishlist.add', { body: { productId } }),
    failed: words.t('wishlist.updateFailed'),
    login: words.t(isIn ? 'wishlist.loginToManage' : 'wishlist.loginToAdd'),
    ...(isIn ? {} : { pendingWish: productId }),
  })
}

/** The list; waits for a pending request, so a click never applies to an unknown list. */
async function loadedWishes(queries: QueryClient, token: string | null): Promise<Wishes> {
  const queryKey = wishlistKey(token)
  if (token !== null && queries.getQueryData(queryKey) === undefined)
    await queries.refetchQueries({ queryKey }, { cancelRefetch: false })
  return queries.getQueryData<Wishes>(queryKey) ?? []
}

/** Adds the product from before the login. */
export async function addWish(deps: ChangeDeps, productId: string): Promise<void> {
  await change(deps, {
    edit: (wishes) => wishes,
    undo: (wishes) => wishes,
    send: () => api('wishlist.add', { body: { productId } }),
    failed: words.t('wishlist.addFailed'),
    login: words.t('wishlist.loginToAdd'),
    pendingWish: productId,
  })
}

export async function removeWish(deps: ChangeDeps, { _id: productId }: WishedProduct): Promise<void> {
  await change(deps, {
    edit: (wishes) => withoutWish(wishes, productId),
    undo: (wishes, before) => asBefore(wishes, before, productId),
    send: () => api('wishlist.remove', { body: { productId } }),
    failed: words.t('wishlist.removeFailed'),
    login: words.t('wishlist.loginToManage'),
  })
}

export async function clearWishlist(deps: ChangeDeps): Promise<void> {
  await change(deps, {
    edit: () => [],
    undo: (_, before) => before,
    send: () => api('wishlist.clear'),
    failed: words.t('wishlist.clearFailed'),
    login: words.t('wishlist.loginToManage'),
  })
}

/** Applies a change optimistically, sends it after earlier ones, and rolls it back when refused. */
async function change(deps: ChangeDeps, made: Change): Promise<void> {
  const token = currentToken()
  if (token === null) return askForLogin(deps, made)
  const { queries, line } = deps
  const key = wishlistKey(token)
  // A pending list request does not include this change.
  await queries.cancelQueries({ queryKey: key })
  const before = queries.getQueryData<Wishes>(key) ?? []
  const show = (edit: (wishes: Wishes) => Wishes) =>
    queries.setQueryData<WishlistItem[]>(key, (shown) => shown && [...edit(shown)])
  show(made.edit)
  const sent = line.current.then(async () => {
    const answer = await made.send()
    if (answer.ok) toasts.success(answer.value.message)
    else if (answer.failure.status === 401) askForLogin(deps, made)
    else {
      show((shown) => made.undo(shown, before))
      toasts.error(messageOr(answer.failure, made.failed))
    }
    // The list reloads once the last change is done.
    if (line.current === sent) await queries.invalidateQueries({ queryKey: key })
  })
  line.current = sent
  await sent
}

function askForLogin({ navigate }: ChangeDeps, { login, pendingWish }: Change): void {
  if (pendingWish !== undefined) storePendingWish(pendingWish)
  toasts.error(login)
  void navigate(paths.login(`${window.location.pathname}${window.location.search}`))
}
