import { TOTP } from 'otpauth'
import type { newStaffMember } from './new-staff-member.ts'
import type { TestShop } from './test-shop.ts'

/** What an app shows now, or so many codes later. */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 })

/** Switches an authenticator app on for a member of staff. */
export async function withCodes(
  shop: TestShop,
  { headers, password }: Awaited<ReturnType<typeof newStaffMember>>,
) {
  const { secret } = (await shop.call('staff.codes-start', { headers, body: { currentPassword: password } }))
    .body
  const { recoveryCodes } = (
    await shop.call('staff.codes-confirm', { headers, body: { code: codeOf(secret) } })
  ).body
  return { secret, recoveryCodes }
}
