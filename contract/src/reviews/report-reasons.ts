/** Why a reader reports a review. */
export const reportReasons = ['offensive', 'spam', 'off-topic', 'private'] as const
export type ReportReason = (typeof reportReasons)[number]
