import { timingSafeEqual } from 'node:crypto'
import type { Calls, ParsedBody } from '@first-fashion/contract'
import { looksLikeEmail } from '@first-fashion/contract/email-address'
import { AppError } from '../../platform/errors.ts'
import type { CallOrigin } from '../../platform/http/call-origin.ts'
import { hashPassword } from '../../platform/passwords/passwords.ts'
import { hashOfToken, newSecretToken } from '../../platform/secret-tokens.ts'
import { perShop, type Shop } from '../../shop.ts'
import { refuseWeakPassword } from '../accounts/index.ts'
import { memberEntry, recordedChange } from './audit-log.ts'
import { countStaff, insertFirstStaff } from './staff.queries.ts'

/** A live shop has no known login: its first owner is made through a link that the console prints. */
const linkToken = perShop(({ firstOwnerToken }) => ({ value: firstOwnerToken ?? newSecretToken() }))

/** The link, as long as the shop has no staff; it works for this run of the server, and once. */
export async function firstOwnerLink(shop: Shop): Promise<string | null> {
  if ((await countStaff(shop.database.db)) > 0) return null
  return `${shop.storeUrl}/admin/first-owner?token=${linkToken(shop).value}`
}

/** Refuses with 'staff.first-owner-link-dead', 'staff.details-invalid' and 'accounts.password-weak'. */
export async function makeFirstOwner(
  shop: Shop,
  request: ParsedBody<Calls['staff.first-owner']>,
  origin: CallOrigin,
): Promise<void> {
  const { newId, passwordMemoryKib } = shop
  if (!timingSafeEqual(hashOfToken(request.token), hashOfToken(linkToken(shop).value))) throw linkDead()
  const [name, email] = [request.name.trim(), request.email.trim()]
  if (name === '' || !looksLikeEmail(email))
    throw new AppError('refused', 'staff.details-invalid', 'Please enter a name and an email address')
  refuseWeakPassword(request.password, 'password')
  const passwordHash = await hashPassword(request.password, passwordMemoryKib)
  const id = newId()
  await recordedChange(
    shop,
    { staffId: id, origin },
    memberEntry('first-owner', id),
    async (tx, createdAt) => {
      const owner = { id, name, email, role: 'owner' as const, passwordHash, createdAt }
      if (!(await insertFirstStaff(tx, owner))) throw linkDead()
    },
  )
}

const linkDead = () => new AppError('forbidden', 'staff.first-owner-link-dead', 'This link no longer works')
