import { wornConsentVersion } from '@first-fashion/contract/community/worn-consent'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { ownedItems } from './owned-items.ts'
import { insertConsent, insertWorn } from './worn.queries.ts'
import { skuKey, type Worn } from './worn.rules.ts'

interface Look {
  readonly submissionId: string
  readonly customerId: string
  readonly at: Date
}

/**
 * Ties a new look to what its author wears in it and agreed to show, in the transaction that stores it. Refuses with
 * 'community.worn-not-owned' what the author did not buy, or does not have any more.
 */
export async function tagProducts(tx: Db, { submissionId, customerId, at }: Look, worn: Worn): Promise<void> {
  const items = await wornAmongOwned(tx, customerId, worn)
  const version = wornConsentVersion
  await insertWorn(
    tx,
    { submissionId, heightCm: worn.heightCm, consentedAt: at, consentVersion: version },
    items,
  )
  await insertConsent(tx, { submissionId, isGiven: true, version, at })
}

/** What of a customer's own is worn. Refuses with 'community.worn-not-owned'. */
export async function wornAmongOwned(db: Db, customerId: string, { items }: Worn) {
  const owned = await ownedItems(db, customerId)
  return items.map((item) => {
    const found = owned.get(skuKey(item))
    if (found === undefined) throw notOwned()
    const { productId, variantIndex, size, color } = found
    return { productId, variantIndex, size, color }
  })
}

function notOwned(): AppError {
  const message = 'You can only choose what you bought and kept. Please check the items.'
  return new AppError('refused', 'community.worn-not-owned', message, { errors: { wornItems: message } })
}
