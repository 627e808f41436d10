/** What can be wrong with a payment or refund. */
export const problemKinds = [
  'wrong-amount',
  'unknown-order',
  'late-payment',
  'refund-failed',
  'refund-manual',
  'refund-excess',
] as const
export type ProblemKind = (typeof problemKinds)[number]

/**
 * How staff can resolve a problem: 'refund' refunds the payment, 'retry' retries a refund, 'credit' gives it as store
 * credit instead, 'external' records a refund made at the partner, 'dismissed' records that it was solved elsewhere. The
 * last two need a note.
 */
export const problemActions = ['refund', 'retry', 'credit', 'external', 'dismissed'] as const
export type ProblemAction = (typeof problemActions)[number]

export const actionsFor: Readonly<Record<ProblemKind, readonly ProblemAction[]>> = {
  'wrong-amount': ['refund', 'dismissed'],
  'unknown-order': ['dismissed'],
  'late-payment': ['refund', 'dismissed'],
  'refund-failed': ['retry', 'credit', 'external'],
  'refund-manual': ['external'],
  'refund-excess': ['dismissed'],
}

export const needsNote = (action: ProblemAction): boolean => action === 'external' || action === 'dismissed'
