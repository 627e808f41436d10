import { describe, expect, it } from 'vitest'
import { newStaffMember } from '../../../testing/new-staff-member.ts'
import { codeOf, withCodes } from '../../../testing/second-factors.ts'
import { mailsFor } from '../../../testing/shoppers.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

const subjects = async (email: string) =>
  (await mailsFor(test.shop, email)).map(({ subject }) => subject).sort()

/** Signs in with a browser that keeps its cookie of the device, if there is one. */
async function signInOn(person: { email: string; password: string }, device?: string) {
  const response = await test.shop.app.inject({
    method: 'POST',
    url: '/api/admin/session',
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' },
    payload: { email: person.email, password: person.password },
    ...(device === undefined ? {} : { cookies: { staff_device: device } }),
  })
  return {
    challenge: response.json().challenge as string,
    device: response.cookies.find(({ name }) => name === 'staff_device')?.value,
  }
}

describe('an email tells members', () => {
  it('that their second factor changed, and that a recovery code was used', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    const { recoveryCodes } = await withCodes(shop, member)
    const { challenge } = await signInOn(member)
    const body = { challenge, method: 'recovery-code' as const, code: recoveryCodes[0] ?? '' }
    expect((await shop.call('staff.second-step', { body })).status).toBe(200)
    const { headers, password } = member
    const again = { headers, body: { currentPassword: password } }
    await shop.call('staff.recovery-codes', again)
    await shop.call('staff.codes-off', again)
    await expect
      .poll(() => subjects(member.email))
      .toEqual([
        'A recovery code was used',
        'You have new recovery codes',
        'You signed in from a new device',
        'Your authenticator app is switched off',
        'Your authenticator app is switched on',
      ])
    const mails = JSON.stringify(await mailsFor(shop, member.email))
    for (const secret of [...recoveryCodes, codeOf('GEZDGNBVGY3TQOJQ')]) expect(mails).not.toContain(secret)
  })

  it('that they signed in from a new device, once for each, and not when they come for the first time', async () => {
    const member = await newStaffMember(test.shop, 'support')
    const { device } = await signInOn(member)
    await expect.poll(() => subjects(member.email)).toEqual(['You signed in from a new device'])
    expect((await mailsFor(test.shop, member.email))[0]?.text).toContain('Chrome on Windows')
    await signInOn(member, device)
    await signInOn(member)
    await expect.poll(() => subjects(member.email)).toHaveLength(2)
  })
})
