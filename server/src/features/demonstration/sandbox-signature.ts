import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../platform/errors.ts'

/** Refuses a notice that was not signed with the sandbox's key: an HMAC-SHA256 of the body, in hex. */
export function requireSignature(rawBody: Buffer, signature: string | undefined, key: string): void {
  const expected = createHmac('sha256', key).update(rawBody).digest()
  const given = Buffer.from(signature ?? '', 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AppError('malformed', 'demonstration.signature-wrong', 'The signature is wrong')
}
