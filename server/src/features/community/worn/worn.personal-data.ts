import type { Db } from '../../../platform/database/database.ts'
import { consentsOf, itemsOfLooks, wornLooksOf } from './worn.queries.ts'

/** What the download of a customer's data holds of what is worn in a look; null of a look that names nothing. */
export async function downloadedWorn(db: Db, customerId: string) {
  const looks = await wornLooksOf(db, customerId)
  const ids = looks.map(({ submissionId }) => submissionId)
  const [items, consents] = await Promise.all([itemsOfLooks(db, ids), consentsOf(db, ids)])
  return (id: string) => {
    const look = looks.find(({ submissionId }) => submissionId === id)
    if (look === undefined) return null
    return {
      heightCm: look.heightCm,
      consentedAt: look.consentedAt,
      items: items
        .filter(({ submissionId }) => submissionId === id)
        .map(({ productId, color, size, isOwned }) => ({ productId, color, size, isOwned })),
      consents: consents
        .filter(({ submissionId }) => submissionId === id)
        .map(({ isGiven, version, at }) => ({ isGiven, version, at })),
    }
  }
}
