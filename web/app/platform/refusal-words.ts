import type { Failure } from './api.ts'

/** The parts of a failure that a user sees. */
type FailureParts = Pick<Failure, 'code' | 'message'>

/**
 * The server's message for a refusal [A8.01]; `failed` when the server was unreachable, failed or
 * sent no message.
 */
export const messageOr = ({ code, message }: FailureParts, failed: string): string =>
  code === 'network.failed' || code === 'server.failed' ? failed : message || failed
