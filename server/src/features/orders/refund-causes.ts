export { lineRefundsOfCause } from './holds/hold.queries.ts'

const cancellationPrefix = 'order-cancelled:'

/** How the refunds of a cancelled order name what made them due. */
export const cancellationCauseOf = (orderId: string): string => `${cancellationPrefix}${orderId}`

/** The cancelled order that a cause names; undefined if it names something else. */
export const cancelledOfCause = (cause: string): string | undefined =>
  cause.startsWith(cancellationPrefix) ? cause.slice(cancellationPrefix.length) : undefined
