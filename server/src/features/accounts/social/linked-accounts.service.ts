import {
  type SignInProviderName,
  signInProviderNames,
} from '@first-fashion/contract/accounts/sign-in-providers'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import { providerUnlinked } from '../accounts.events.ts'
import { confirmOwner, isFreshSignIn } from '../confirm-owner.ts'
import { lockCustomer } from '../customer.queries.ts'
import { deleteIdentity, identitiesOf } from './identity.queries.ts'
import { type LinkingSession, type SetOut, startLinking, type Visitor } from './social-sign-in.service.ts'

/** A signed-in person who changes their sign-in methods. */
export interface Change {
  readonly provider: SignInProviderName
  readonly session: LinkingSession
  /** Required without a recent sign-in; a stolen token must not be enough. */
  readonly password: string | undefined
}

/**
 * Refuses with 'accounts.sign-in-again', 'accounts.password-wrong', 'accounts.provider-already-linked' or
 * 'accounts.provider-unavailable'.
 */
export async function linkProvider(shop: Shop, change: Change, visitor: Visitor): Promise<SetOut> {
  const { provider, session } = change
  await requireSure(shop, change)
  const linked = await identitiesOf(shop.database.db, session.customerId)
  if (linked.has(provider))
    throw new AppError(
      'conflict',
      'accounts.provider-already-linked',
      `Your account is already linked to ${signInProviderNames[provider]}.`,
    )
  return startLinking(shop, provider, visitor, session)
}

/**
 * Refuses with 'accounts.sign-in-again', 'accounts.password-wrong', 'accounts.provider-not-linked' or
 * 'accounts.last-way-in'.
 */
export async function unlinkProvider(shop: Shop, change: Change): Promise<void> {
  const { provider, session } = change
  await requireSure(shop, change)
  await shop.database.transaction(async (tx) => {
    // When two sign-in methods are removed at once, the second request finds only one left.
    const customer = await lockCustomer(tx, session.customerId)
    const linked = await identitiesOf(tx, session.customerId)
    if (!linked.has(provider))
      throw new AppError(
        'unknown',
        'accounts.provider-not-linked',
        `Your account is not linked to ${signInProviderNames[provider]}.`,
      )
    if (!customer?.passwordHash && linked.size === 1)
      throw new AppError(
        'conflict',
        'accounts.last-way-in',
        `${signInProviderNames[provider]} is your only way to sign in. Choose a password first.`,
      )
    await deleteIdentity(tx, session.customerId, provider)
    await shop.events.emit(tx, providerUnlinked, { customerId: session.customerId, provider })
  })
}

/** Accepts a recent sign-in or the password. */
async function requireSure(shop: Shop, { session, password }: Change): Promise<void> {
  if (await isFreshSignIn(shop, session)) return
  await confirmOwner(shop, session, { password, field: 'password' })
}
