import type { WishedProduct, WishlistItem } from '@first-fashion/contract/wishlist/calls'
import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import type { NavigateFunction } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { call } from '../../platform/queries/call.ts'
import { failureOf, refusalWords } from '../../platform/queries/refusal.ts'
import { runMutation } from '../../platform/queries/run-mutation.ts'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { words } from '../../platform/words/i18n.ts'
import './wishlist-words.ts'
import { storePendingWish } from './pending-wish.ts'
import { wishlistKeys } from './wishlist.keys.ts'
import { asBefore, isWished, type Wishes, withoutWish, withWish } from './wishlist.rules.ts'

export interface ChangeDeps {
  readonly queries: QueryClient
  readonly navigate: NavigateFunction
}

interface Change {
  /** The optimistic list. */
  readonly edit: (wishes: Wishes) => Wishes
  /** The list after a refusal. */
  readonly undo: (wishes: Wishes, before: Wishes) => Wishes
  readonly send: () => Promise<{ readonly message: string }>
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
    send: () => call(isIn ? 'wishlist.remove' : 'wishlist.add', { body: { productId } }),
    failed: words.t('wishlist:updateFailed'),
    login: words.t(isIn ? 'wishlist:loginToManage' : 'wishlist:loginToAdd'),
    ...(isIn ? {} : { pendingWish: productId }),
  })
}

/** The list; waits for a pending request, so a click never applies to an unknown list. */
async function loadedWishes(queries: QueryClient, token: string | null): Promise<Wishes> {
  const queryKey = wishlistKeys.of(token)
  if (token !== null && queries.getQueryData(queryKey) === undefined)
    await queries.refetchQueries({ queryKey }, { cancelRefetch: false })
  return queries.getQueryData<Wishes>(queryKey) ?? []
}

/** Adds the product from before the login. */
export async function addWish(deps: ChangeDeps, productId: string): Promise<void> {
  await change(deps, {
    edit: (wishes) => wishes,
    undo: (wishes) => wishes,
    send: () => call('wishlist.add', { body: { productId } }),
    failed: words.t('wishlist:addFailed'),
    login: words.t('wishlist:loginToAdd'),
    pendingWish: productId,
  })
}

export async function removeWish(deps: ChangeDeps, { _id: productId }: WishedProduct): Promise<void> {
  await change(deps, {
    edit: (wishes) => withoutWish(wishes, productId),
    undo: (wishes, before) => asBefore(wishes, before, productId),
    send: () => call('wishlist.remove', { body: { productId } }),
    failed: words.t('wishlist:removeFailed'),
    login: words.t('wishlist:loginToManage'),
  })
}

export async function clearWishlist(deps: ChangeDeps): Promise<void> {
  await change(deps, {
    edit: () => [],
    undo: (_, before) => before,
    send: () => call('wishlist.clear'),
    failed: words.t('wishlist:clearFailed'),
    login: words.t('wishlist:loginToManage'),
  })
}

/** Applies a change optimistically, sends it after earlier ones, and rolls it back when refused. */
async function change(deps: ChangeDeps, made: Change): Promise<void> {
  const token = currentToken()
  if (token === null) return askForLogin(deps, made)
  const { queries } = deps
  const queryKey = wishlistKeys.of(token)
  const show = (edit: (wishes: Wishes) => Wishes) =>
    queries.setQueryData<WishlistItem[]>(queryKey, (shown) => shown && [...edit(shown)])
  const mutation: MutationOptions<{ readonly message: string }, Error, void, Wishes> = {
    mutationKey: wishlistKeys.all,
    // Changes reach the server in order.
    scope: { id: 'wishlist' },
    mutationFn: made.send,
    onMutate: async () => {
      // A pending list request does not include this change.
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData<Wishes>(queryKey) ?? []
      show(made.edit)
      return before
    },
    onSuccess: ({ message }) => toasts.success(message),
    onError: (error, _, before = []) => {
      if (failureOf(error).status === 401) return askForLogin(deps, made)
      show((shown) => made.undo(shown, before))
      toasts.error(refusalWords(error, made.failed))
    },
    // The list reloads once the last change is done.
    onSettled: () =>
      queries.isMutating({ mutationKey: wishlistKeys.all }) === 1
        ? queries.invalidateQueries({ queryKey })
        : undefined,
  }
  await runMutation(queries, mutation, undefined)
}

function askForLogin({ navigate }: ChangeDeps, { login, pendingWish }: Change): void {
  if (pendingWish !== undefined) storePendingWish(pendingWish)
  toasts.error(login)
  void navigate(paths.login(`${window.location.pathname}${window.location.search}`))
}
