/** What can be wrong with money that came in, or with money that should go back. */
export const problemKinds = [
  'wrong-amount',
  'unknown-order',
  'late-payment',
  'refund-failed',
  'refund-manual',
] as const
export type ProblemKind = (typeof problemKinds)[number]

/**
 * What staff can do about one: 'refund' refunds what came in, 'retry' tries a refund again, 'external' says that
 * the money was given back at the partner, 'dismissed' that it was looked after elsewhere. The last two need a note.
 */
export const problemActions = ['refund', 'retry', 'external', 'dismissed'] as const
export type ProblemAction = (typeof problemActions)[number]

export const actionsFor: Readonly<Record<ProblemKind, readonly ProblemAction[]>> = {
  'wrong-amount': ['refund', 'dismissed'],
  'unknown-order': ['dismissed'],
  'late-payment': ['refund', 'dismissed'],
  'refund-failed': ['retry', 'external'],
  'refund-manual': ['external'],
}

export const needsNote = (action: ProblemAction): boolean => action === 'external' || action === 'dismissed'
