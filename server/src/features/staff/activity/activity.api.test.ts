import type { Calls, QueryOf } from '@first-fashion/contract'
import { describe, expect, it } from 'vitest'
import { newStaffMember } from '../../../../testing/new-staff-member.ts'
import { newSession } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()

async function busyOwner() {
  const { shop } = test
  const [owner, member] = [await newStaffMember(shop, 'owner'), await newStaffMember(shop, 'support')]
  await newSession(shop, { ...owner, password: 'not-this-one' })
  await shop.call('staff.role-set', {
    headers: owner.headers,
    path: `/api/admin/staff/${member.id}/role`,
    body: { role: 'manager' },
  })
  const list = async (query: QueryOf<Calls['staff.activity']>) => {
    const path = `/api/admin/activity?${new URLSearchParams({ person: owner.id, ...query })}`
    return (await shop.call('staff.activity', { headers: owner.headers, path })).body.entries
  }
  return { ...owner, member, list }
}

describe('the activity of staff', () => {
  it('lists changes and sign-ins with who, what and from where, newest first', async () => {
    const { list, member } = await busyOwner()
    const entries = await list({})
    expect(entries.map(({ kind }) => kind)).toEqual(['change', 'failed', 'signed-in'])
    expect(entries[0]).toMatchObject({
      person: 'Kumari Perera',
      action: 'role-set',
      subject: `staff:${member.id}`,
      details: [{ name: '', before: 'support', after: 'manager' }],
    })
    expect(entries[1]).toMatchObject({
      action: 'staff.credentials-wrong',
      subject: 'POST /api/admin/session',
    })
    for (const { address } of entries) expect(address).toMatch(/[.:]/)
  })

  it('is filtered by kind, days and words', async () => {
    const { list, member } = await busyOwner()
    expect((await list({ kind: 'failed' })).map(({ kind }) => kind)).toEqual(['failed'])
    expect((await list({ search: member.id.toUpperCase() })).map(({ action }) => action)).toEqual([
      'role-set',
    ])
    expect(await list({ search: '100%' })).toEqual([])
    expect(await list({ until: '2001-01-01' })).toEqual([])
    expect(await list({ from: '2001-01-01' })).toHaveLength(3)
    expect(await list({ person: 'nobody' })).toEqual([])
  })

  it('is exported as a file, which is on record, and is not for support', async () => {
    const { shop } = test
    const { headers, id, member, list } = await busyOwner()
    const { csv } = (await shop.call('staff.activity-export', { headers, body: { person: id } })).body
    expect(csv.split('\r\n')).toHaveLength(5)
    expect((await list({}))[0]).toMatchObject({ action: 'activity-export' })
    const support = await newStaffMember(shop, 'support')
    const refused = await shop.call('staff.activity', { headers: support.headers })
    expect(refused.body.code).toBe('staff.role-forbids')
    expect(JSON.stringify(await list({}))).not.toContain(member.password)
  })

  it('takes no day that there is not', async () => {
    const { headers } = await newStaffMember(test.shop, 'owner')
    const path = '/api/admin/activity?from=2026-02-31'
    expect((await test.shop.call('staff.activity', { headers, path })).status).toBe(400)
  })
})
