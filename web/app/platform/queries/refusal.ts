import type { Failure } from '../api.ts'
import { messageOr } from '../refusal-words.ts'
import { CallRefused } from './call.ts'

/** Why a mutation failed. Anything but a refusal reads as a failure of the shop. */
export const failureOf = (error: Error): Failure =>
  error instanceof CallRefused
    ? error.failure
    : { code: 'server.failed', message: error.message, status: 500 }

/** Whether nobody decided: no connection, or a shop or a partner that is down or too busy. */
export const isUnreachable = ({ status }: Failure): boolean => status === 0 || status === 429 || status >= 500

/** What a user reads about it: see `messageOr`. */
export const refusalWords = (error: Error, failed: string): string => messageOr(failureOf(error), failed)
