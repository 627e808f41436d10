import { providerNames } from '@first-fashion/contract/payments/methods'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { systemActor } from '../../orders/index.ts'
import { refundReference } from '../ledger.queries.ts'
import { recordLedgerEntry } from '../ledger.ts'
import { hasProblem, insertProblem, resolveProblem } from '../refunds/refund.queries.ts'
import { worthOf } from '../refunds/refund-booking.ts'
import type { Booked } from './booked-reversal.ts'

/** More went back than was paid: the shop's loss, of which staff are told. `how` says what took it, as a sentence begins. */
export async function noteExcess(
  shop: Shop,
  tx: Db,
  booked: Booked,
  { minor, how }: { readonly minor: number; readonly how: string },
): Promise<void> {
  const { attempt, reversal } = booked
  const { provider, id: attemptId, orderId } = attempt
  await record(shop, tx, booked, minor)
  await insertProblem(tx, {
    ...{ id: shop.newId(), kind: 'refund-excess', provider, reference: reversal.id, orderId, attemptId },
    amountMinor: minor,
    currencyCode: attempt.paidCurrencyCode ?? attempt.currencyCode,
    detail: `${how}, though this much was refunded before`,
    createdAt: shop.clock.now(),
  })
}

/** An excess did not reach the shopper, or its dispute was won: the shop has lost nothing. Does nothing for a refund without one. */
export async function undoExcess(shop: Shop, tx: Db, booked: Booked): Promise<void> {
  const { attempt, reversal } = booked
  const how = {
    at: shop.clock.now(),
    by: systemActor.name,
    note:
      reversal.kind === 'dispute'
        ? `${providerNames[attempt.provider]} has it again: the dispute was won`
        : `It did not reach the shopper: ${providerNames[attempt.provider]} has it again`,
  }
  const minor = await resolveProblem(tx, 'refund-excess', attempt.provider, reversal.id, how)
  if (minor !== undefined) await record(shop, tx, booked, -minor)
}

/** Whether staff were told of a refund that it was more than was left. */
export const isExcessNoted = (tx: Db, { attempt, reversal }: Booked): Promise<boolean> =>
  hasProblem(tx, 'refund-excess', attempt.provider, reversal.id)

/** In minor units of the payment; below 0 what the shop has again. */
async function record(shop: Shop, tx: Db, { attempt, order, reversal }: Booked, minor: number) {
  const cents = Math.sign(minor) * worthOf(attempt, order, { minor: 0, cents: 0 }, Math.abs(minor))
  const kind = minor < 0 ? 'refund-failed' : 'refund'
  await recordLedgerEntry(shop, tx, {
    ...{ kind, orderId: attempt.orderId },
    reference: await refundReference(tx, kind, `excess:${reversal.id}`),
    postings: [
      ['goodwill', cents],
      [`${attempt.provider}-clearing`, -cents],
    ],
  })
}
