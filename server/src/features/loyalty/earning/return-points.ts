import type { Calls, ResponseOf } from '@first-fashion/contract'
import { orderPoints } from '@first-fashion/contract/loyalty/order-points'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { findOrder } from '../../orders/index.ts'
import { issuedCodeOf } from '../../promo-codes/index.ts'
import { type AskedReturn, type PlannedRefund, plannedRefunds } from '../../returns/index.ts'
import { awardFor } from '../ledger/ledger.queries.ts'
import { areServedUnitsBack } from '../rewards/served-lines.ts'
import { netCentsOf, orderReason } from './order-points.ts'
import { knownOrder } from './orders.queries.ts'

type ReturnPoints = Omit<ResponseOf<Calls['loyalty.return-points']>, 'success'>

/** What a request would take back once it is settled, by the rule that posts it. Refuses like 'returns.preview'. */
export async function returnPoints(
  shop: Shop,
  customerId: string,
  asked: AskedReturn,
): Promise<ReturnPoints> {
  const { db } = shop.database
  let [earned, takenBack] = [0, 0]
  for (const refund of await plannedRefunds(shop, db, customerId, asked)) {
    const points = await pointsAround(db, refund)
    earned += points.before
    takenBack += points.before - points.after
  }
  return { earned, takenBack, returnedCode: (await returnedCode(db, asked)) ?? null }
}

/** The code of a reward that comes back with these units; an exchange brings none. */
async function returnedCode(db: Db, { kind, orderId, lines }: AskedReturn) {
  const full = kind === 'refund' ? await findOrder(db, orderId) : undefined
  if (full === undefined || !(await areServedUnitsBack(db, full, lines))) return undefined
  return issuedCodeOf(db, orderId)
}

/** What an order's points are worth before a refund and after it; nothing if it earned none. */
async function pointsAround(db: Db, { orderId, before, after }: PlannedRefund) {
  const order = (await findOrder(db, orderId))?.order
  const known = await knownOrder(db, orderId)
  const award = await awardFor(db, orderReason(orderId))
  if (order === undefined || known === undefined || award === undefined) return { before: 0, after: 0 }
  const worth = ({ prepaidBackCents, backMinor }: PlannedRefund['after']) =>
    Math.min(
      award.points,
      orderPoints(
        netCentsOf(order, { prepaidBackCents, refundedMinor: backMinor }),
        known.rupeesPerPoint,
        known.multiplierPercent,
      ),
    )
  return { before: worth(before), after: worth(after) }
}
