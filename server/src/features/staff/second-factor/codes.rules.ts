import { Secret, TOTP } from 'otpauth'

const stepMs = 30_000

/** Codes as the apps of phones make them: six digits, SHA-1, another one every 30 seconds (RFC 6238). */
const codesOf = (secret: string): TOTP => new TOTP({ secret: Secret.fromBase32(secret) })

/**
 * The time step of a code, or undefined if it is wrong or not newer than the last one that was accepted. The codes
 * before and after the present one count, too: clocks differ, and people type slowly.
 */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: number | null },
): number | undefined {
  const timestamp = now.getTime()
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = codesOf(secret).validate({ token: code, timestamp, window: 1 })
  if (delta === null) return undefined
  const step = Math.floor(timestamp / stepMs) + delta
  return lastStep === null || step > lastStep ? step : undefined
}

/** What the app reads from the QR code: whose codes they are, and of which store. */
export const addressOfSecret = (secret: string, store: string, account: string): string =>
  new TOTP({ issuer: store, label: account, secret: Secret.fromBase32(secret) }).toString()

/** Without the letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A recovery code of 80 bits, as 'k3v9-01xz-7wqa-m5bc', made of 16 random bytes. */
export const recoveryCodeOf = (random: Uint8Array): string =>
  Array.from(
    random.subarray(0, 16),
    (byte, at) => `${at % 4 === 0 && at > 0 ? '-' : ''}${alphabet[byte % 32]}`,
  ).join('')

/** A recovery code as it was made, however it is typed. */
export const typedRecoveryCode = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
    .replace(/(.{4})(?=.)/g, '$1-')
