/** Why a reader thinks that a review should not stand. */
export const reportReasons = ['offensive', 'spam', 'off-topic', 'private'] as const
export type ReportReason = (typeof reportReasons)[number]
