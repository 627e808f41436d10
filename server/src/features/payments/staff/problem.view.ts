import { formatCharged } from '@first-fashion/contract/money/money'
import { orderNumber } from '@first-fashion/contract/orders/status'
import { actionsFor } from '@first-fashion/contract/payments/problems'
import type { PaymentProblem } from '@first-fashion/contract/payments/staff-calls'
import type { ProblemRow } from '../refunds/refund.queries.ts'

export const amountText = (minor: number | null, currencyCode: string | null): string =>
  minor === null || currencyCode === null ? '' : formatCharged(minor, currencyCode)

/** A payment problem as staff see it. */
export const problemView = (row: ProblemRow): PaymentProblem => ({
  _id: row.id,
  kind: row.kind,
  provider: row.provider,
  reference: row.reference,
  order: row.orderId === null ? null : { _id: row.orderId, number: orderNumber(row.orderId) },
  amountText: amountText(row.amountMinor, row.currencyCode),
  detail: row.detail,
  createdAt: row.createdAt.getTime(),
  resolvedAt: row.resolvedAt?.getTime() ?? null,
  resolvedBy: row.resolvedBy,
  note: row.note,
  actions: row.resolvedAt === null ? [...actionsFor[row.kind]] : [],
})
