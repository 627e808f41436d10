import { submissionTag } from '@first-fashion/contract/looks/cache-tags'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { changeCounts, communityPagesChanged, memberCountsChanged } from '../../members/index.ts'
import { countedLikes } from '../gallery/likes.queries.ts'
import type { SubmissionRow } from '../gallery/submissions.queries.ts'
import { styleSubmitted, submissionRemoved } from '../looks.events.ts'

/**
 * What follows when a look appears again (1) or goes (-1), in the transaction that changes it: the counts of its author,
 * the pages that show it, and whoever hears of it.
 */
export async function visibilityChanged(
  shop: Shop,
  tx: Db,
  look: SubmissionRow,
  by: 1 | -1,
  at: Date,
): Promise<void> {
  const { id, customerId, title, challengeId } = look
  const likes = await countedLikes(tx, id)
  await changeCounts(tx, customerId, { submissions: by, totalLikes: by * likes }, at)
  await communityPagesChanged(shop, tx, [submissionTag(id), 'community-gallery', 'community-challenges'])
  await memberCountsChanged(shop, tx, [customerId])
  await shop.events.emit(tx, by === 1 ? styleSubmitted : submissionRemoved, {
    submissionId: id,
    customerId,
    title,
    isEntry: challengeId !== null,
  })
}
