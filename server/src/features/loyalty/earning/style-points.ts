import type { Shop } from '../../../shop.ts'
import { findSubmission } from '../../looks/index.ts'
import type { PointsLedger } from '../ledger/ledger.service.ts'
import { earningRules } from '../members/members.queries.ts'

export interface StylePointsDeps extends Shop {
  readonly ledger: PointsLedger
}

interface Style {
  readonly submissionId: string
  readonly customerId: string
  readonly title: string
  readonly isEntry: boolean
}

/** Points for a look while it is shown; more for an entry of a challenge, instead [B9.06]. */
export async function settleStylePoints({ database, ledger }: StylePointsDeps, style: Style): Promise<void> {
  await database.transaction(async (tx) => {
    const found = await findSubmission(tx, style.submissionId)
    const isShown = found !== undefined && found.hiddenAt === null
    const { stylePoints, challengePoints } = await earningRules(tx)
    await ledger.settle(tx, {
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
export async function awardChallenge({ database, ledger }: StylePointsDeps, prize: Prize): Promise<void> {
  const { challengeId, position, customerId, title, points } = prize
  if (points === 0) return
  await database.transaction((tx) =>
    ledger.settle(tx, {
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
