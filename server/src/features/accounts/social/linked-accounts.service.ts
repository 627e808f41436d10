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
import type { LinkingSession, SetOut, SocialSignIn, Visitor } from './social-sign-in.service.ts'

/** A signed-in person who changes their sign-in methods. */
export interface Change {
  readonly provider: SignInProviderName
  readonly session: LinkingSession
  /** Required without a recent sign-in; a stolen token must not be enough. */
  readonly password: string | undefined
}

/** The linked providers of an account. Both calls refuse with 'accounts.sign-in-again' or 'accounts.password-wrong'. */
export interface LinkedAccounts {
  /** Refuses with 'accounts.provider-already-linked' or 'accounts.provider-unavailable'. */
  link(change: Change, visitor: Visitor): Promise<SetOut>
  /** Refuses with 'accounts.provider-not-linked' or 'accounts.last-way-in'. */
  unlink(change: Change): Promise<void>
}

export interface LinkedAccountsDeps extends Shop {
  readonly socialSignIn: SocialSignIn
}

export function createLinkedAccounts(deps: LinkedAccountsDeps): LinkedAccounts {
  const { database, events, socialSignIn } = deps
  return {
    link: async (change, visitor) => {
      const { provider, session } = change
      await requireSure(deps, change)
      const linked = await identitiesOf(database.db, session.customerId)
      if (linked.has(provider))
        throw new AppError(
          'conflict',
          'accounts.provider-already-linked',
          `Your account is already linked to ${signInProviderNames[provider]}.`,
        )
      return socialSignIn.setOutToLink(provider, visitor, session)
    },
    unlink: async (change) => {
      const { provider, session } = change
      await requireSure(deps, change)
      await database.transaction(async (tx) => {
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
        await events.emit(tx, providerUnlinked, { customerId: session.customerId, provider })
      })
    },
  }
}

/** Accepts a recent sign-in or the password. */
async function requireSure(deps: LinkedAccountsDeps, { session, password }: Change): Promise<void> {
  if (await isFreshSignIn(deps, session)) return
  await confirmOwner(deps, session, { password, field: 'password' })
}
