/** What can be wrong with money that came in, or with money that should go back. */
export const problemKinds = [
  'wrong-amount',
  'unknown-order',
  'late-payment',
  'refund-failed',
  'refund-by-hand',
] as const
export type ProblemKind = (typeof problemKinds)[number]

/**
 * What staff can do about one: 'give-back' refunds what came in, 'retry' tries a refund again, 'outside' says that
 * the money was given back at the partner, 'sorted' that it was looked after elsewhere. The last two need a note.
 */
export const problemActions = ['give-back', 'retry', 'outside', 'sorted'] as const
export type ProblemAction = (typeof problemActions)[number]

export const actionsFor: Readonly<Record<ProblemKind, readonly ProblemAction[]>> = {
  'wrong-amount': ['give-back', 'sorted'],
  'unknown-order': ['sorted'],
  'late-payment': ['give-back', 'sorted'],
  'refund-failed': ['retry', 'outside'],
  'refund-by-hand': ['outside'],
}

export const needsNote = (action: ProblemAction): boolean => action === 'outside' || action === 'sorted'
