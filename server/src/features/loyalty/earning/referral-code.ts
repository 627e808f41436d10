import { randomInt } from 'node:crypto'
import { isViolation } from '../../../platform/database/violations.ts'
import type { Shop } from '../../../shop.ts'
import { lockMember, memberOf } from '../members/members.queries.ts'
import { setReferralCode } from './referrals.queries.ts'

/** Without those that are taken for one another when they are read aloud or typed. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A customer's referral code; the first call draws it. */
export async function referralCodeOf({ database, clock }: Shop, customerId: string): Promise<string> {
  const known = (await memberOf(database.db, customerId))?.referralCode
  if (known != null) return known
  for (;;) {
    const drawn = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
    const code = await database
      .transaction(async (tx) => {
        const member = await lockMember(tx, customerId, clock.now())
        if (member?.referralCode != null) return member.referralCode
        await setReferralCode(tx, customerId, drawn)
        return drawn
      })
      .catch((error: unknown) => {
        // Someone else has drawn the same one.
        if (isViolation(error, 'unique')) return undefined
        throw error
      })
    if (code !== undefined) return code
  }
}
