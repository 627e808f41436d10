import type { Failure } from './api.ts'

/** What somebody is told of a call that came to nothing. */
type FailureParts = Pick<Failure, 'code' | 'message'>

/**
 * The shop's own words when it refused something (spec A section 8); `failed` when it could not be asked, broke down or
 * said nothing.
 */
export const messageOr = ({ code, message }: FailureParts, failed: string): string =>
  code === 'network.failed' || code === 'server.failed' ? failed : message || failed
