import type { Shop } from '../../../shop.ts'
import { findSubmission } from '../../looks/index.ts'
import { settlePoints } from '../ledger/ledger.service.ts'
import { earningRules } from '../members/members.queries.ts'

interface Style {
  readonly submissionId: string
  readonly customerId: string
  readonly title: string
  readonly isEntry: boolean
}

/** Points for a look while it is shown; more for an entry of a challenge, instead [B9.06]. */
export async function settleStylePoints(shop: Shop, style: Style): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const found = await findSubmission(tx, style.submissionId)
    const isShown = found !== undefined && found.hiddenAt === null
    const { stylePoints, challengePoints } = await earningRules(tx)
    await settlePoints(shop, tx, {
      customerId: style.customerId,
      // An entry too: what costs nothing to do is limited by the month, a prize is not.
      kind: 'style',
      reasonKey: `style:${style.submissionId}`,
      sourceId: style.submissionId,
      description: `${style.isEntry ? 'Challenge entry' : 'Look'}: ${style.title}`,
      points: isShown ? (style.isEntry ? challengePoints : stylePoints) : 0,
      stands: isShown,
      reversedBy: 'removed-style',
    })
  })
}

interface Prize {
  readonly challengeId: string
  readonly position: number
  readonly customerId: string
  readonly title: string
  readonly points: number
}

/** The points of a prize, once. */
export async function awardChallenge(shop: Shop, prize: Prize): Promise<void> {
  const { challengeId, position, customerId, title, points } = prize
  if (points === 0) return
  await shop.database.transaction((tx) =>
    settlePoints(shop, tx, {
      customerId,
      kind: 'challenge',
      reasonKey: `prize:${challengeId}:${position}`,
      sourceId: challengeId,
      description: `Place ${position}: ${title}`,
      points,
      stands: true,
    }),
  )
}
