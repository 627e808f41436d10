import type { Db } from '../../platform/database/database.ts'
import type { FullOrder, RefundedUnits, UnitsOfCause } from '../orders/index.ts'
import { paymentsOfOrder } from '../payments/index.ts'
import type { ExplainedRefund } from './explained.ts'
import { type BareRefund, withUnits } from './refunded-units.rules.ts'

/** A numbered document about a refund, which names its first try; null if all of it went back to prepaid tenders. */
export interface CreditNote {
  readonly number: string
  readonly refundId: string | null
  readonly isCredit: boolean
  readonly tenderName: string
}

export interface RefundSources {
  readonly unitsOfCause: UnitsOfCause
}

/** The refunds of an order, each with the units that it is for and its credit note. */
export async function explainedRefunds(
  { unitsOfCause }: RefundSources,
  db: Db,
  full: FullOrder,
  notes: readonly CreditNote[],
): Promise<ExplainedRefund[]> {
  const { id } = full.order
  const payments = await paymentsOfOrder(db, id)
  if (payments.refunds.length === 0) return []
  const ofCause = new Map<string, RefundedUnits>()
  for (const cause of new Set(payments.refunds.flatMap((refund) => refund.cause ?? []))) {
    const units = await unitsOfCause(db, cause)
    if (units !== undefined) ofCause.set(cause, units)
  }
  return withUnits(bareRefunds(payments, notes), full, ofCause)
}

type Payments = Awaited<ReturnType<typeof paymentsOfOrder>>

const bareRefunds = ({ attempts, refunds }: Payments, notes: readonly CreditNote[]): BareRefund[] =>
  refunds.map((refund) => {
    const { amountMinor, currencyCode, amountCents, state, reason, note, cause } = refund
    const noted = notes.find(({ refundId }) => refundId === firstTryOf(refunds, refund))
    return {
      ...{ amountMinor, currencyCode, amountCents, state, reason, note, cause },
      provider: attempts.find((attempt) => attempt.id === refund.attemptId)?.provider ?? null,
      requestedAt: refund.requestedAt.getTime(),
      settledAt: refund.settledAt?.getTime() ?? null,
      creditNote: state === 'failed' ? null : (noted?.number ?? null),
    }
  })

type Tried = Pick<Payments['refunds'][number], 'id' | 'retryOf'>

function firstTryOf(refunds: readonly Tried[], { id, retryOf }: Tried): string {
  const before = retryOf === null ? undefined : refunds.find((one) => one.id === retryOf)
  return before === undefined ? id : firstTryOf(refunds, before)
}
