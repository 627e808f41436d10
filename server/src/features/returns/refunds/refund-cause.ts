import { isUuid } from '../../../platform/ids.ts'

const prefix = 'return:'

/** How the refunds of a request name what made them due. */
export const causeOf = (requestId: string): string => `${prefix}${requestId}`

const compensationPrefix = 'exchange-cancelled:'

/** The same of what becomes store credit because the order of an exchange was cancelled. */
export const compensationCauseOf = (requestId: string): string => `${compensationPrefix}${requestId}`

/** The request that a cause names; undefined if it is another feature's. */
export const requestOfCause = (cause: string): string | undefined => idAfter(prefix, cause)
export const compensatedOfCause = (cause: string): string | undefined => idAfter(compensationPrefix, cause)

function idAfter(start: string, cause: string): string | undefined {
  const id = cause.slice(start.length)
  return cause.startsWith(start) && isUuid(id) ? id : undefined
}
