import { formatCharged } from '@first-fashion/contract/money/money'
import { actionsFor } from '@first-fashion/contract/payments/problems'
import type { PaymentProblem } from '@first-fashion/contract/payments/staff-calls'
import type { Db } from '../../../platform/database/database.ts'
import { orderNumbers } from '../../orders/index.ts'
import type { ProblemRow } from '../refunds/refund.queries.ts'

export const amountText = (minor: number | null, currencyCode: string | null): string =>
  minor === null || currencyCode === null ? '' : formatCharged(minor, currencyCode)

/** Payment problems as staff see them. */
export async function problemViews(db: Db, rows: readonly ProblemRow[]): Promise<PaymentProblem[]> {
  const numbers = await orderNumbers(
    db,
    rows.flatMap(({ orderId }) => orderId ?? []),
  )
  return rows.map((row) => problemView(row, numbers))
}

const problemView = (row: ProblemRow, numbers: ReadonlyMap<string, string>): PaymentProblem => ({
  _id: row.id,
  kind: row.kind,
  provider: row.provider,
  reference: row.reference,
  order: row.orderId === null ? null : { _id: row.orderId, number: numbers.get(row.orderId) ?? '' },
  amountText: amountText(row.amountMinor, row.currencyCode),
  detail: row.detail,
  createdAt: row.createdAt.getTime(),
  resolvedAt: row.resolvedAt?.getTime() ?? null,
  resolvedBy: row.resolvedBy,
  note: row.note,
  actions: row.resolvedAt === null ? [...actionsFor[row.kind]] : [],
})
