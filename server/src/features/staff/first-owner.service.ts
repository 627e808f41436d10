import { timingSafeEqual } from 'node:crypto'
import type { Calls, ParsedBody } from '@first-fashion/contract'
import { looksLikeEmail } from '@first-fashion/contract/email-address'
import { AppError } from '../../platform/errors.ts'
import { hashPassword } from '../../platform/passwords/passwords.ts'
import { hashOfToken, newSecretToken } from '../../platform/secret-tokens.ts'
import type { Shop } from '../../shop.ts'
import { refuseWeakPassword } from '../accounts/index.ts'
import { countStaff, insertFirstStaff } from './staff.queries.ts'

/** A live shop has no known login: its first owner is made through a link that the console prints. */
export interface FirstOwner {
  /** The link, as long as the shop has no staff; it works for this run of the server, and once. */
  link(): Promise<string | null>
  /** Refuses with 'staff.first-owner-link-dead', 'staff.details-invalid' and 'accounts.password-weak'. */
  make(request: ParsedBody<Calls['staff.first-owner']>): Promise<void>
}

export function createFirstOwner(shop: Shop): FirstOwner {
  const { database, clock, newId, storeUrl, passwordMemoryKib } = shop
  const token = shop.firstOwnerToken ?? newSecretToken()
  return {
    link: async () =>
      (await countStaff(database.db)) > 0 ? null : `${storeUrl}/admin/first-owner?token=${token}`,
    make: async (request) => {
      if (!timingSafeEqual(hashOfToken(request.token), hashOfToken(token))) throw linkDead()
      const [name, email] = [request.name.trim(), request.email.trim()]
      if (name === '' || !looksLikeEmail(email))
        throw new AppError('refused', 'staff.details-invalid', 'Please enter a name and an email address')
      refuseWeakPassword(request.password, 'password')
      const passwordHash = await hashPassword(request.password, passwordMemoryKib)
      const owner = { id: newId(), name, email, role: 'owner' as const, passwordHash, createdAt: clock.now() }
      const isFirst = await database.transaction((tx) => insertFirstStaff(tx, owner))
      if (!isFirst) throw linkDead()
    },
  }
}

const linkDead = () => new AppError('forbidden', 'staff.first-owner-link-dead', 'This link no longer works')
