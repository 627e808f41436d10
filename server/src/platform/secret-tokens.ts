import { createHash, randomBytes } from 'node:crypto'

/** An opaque random token of 256 bits. Only its hash is stored. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url')

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
