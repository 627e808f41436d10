import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'

/** A PEM key; in one line its line breaks are written as \\n. */
const pem = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n').trim())
  .refine((text) => text.startsWith('-----BEGIN '), {
    message: 'must be a PEM key that starts with -----BEGIN',
    abort: true,
  })

export const privatePem = pem.refine(
  (text) => isRsa(() => createPrivateKey(text)),
  'must be an RSA private key without a passphrase: copy all of its lines',
)

export const publicPem = pem.refine(
  // Of a private key, the public one could be made.
  (text) => !text.includes('PRIVATE KEY') && isRsa(() => createPublicKey(text)),
  'must be an RSA public key: copy all of its lines',
)

function isRsa(read: () => KeyObject): boolean {
  try {
    return read().asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
