import type { GrantedPermission } from '@first-fashion/contract/staff/roles'
import { describe, expect, it } from 'vitest'
import { connect } from '../../../../testing/chat/chatting.ts'
import { isSignedIn, newMemberWith, newStaffMember } from '../../../../testing/new-staff-member.ts'
import { mailsFor, tokenFromMail } from '../../../../testing/shoppers.ts'
import { newSession } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
type Headers = Record<string, string>
type Role = Awaited<ReturnType<typeof newMemberWith>>['role']

const path = (id: string) => `/api/admin/staff/roles/${id}`
const add = (headers: Headers, name: string, permissions: GrantedPermission[] = ['orders.read']) =>
  test.shop.call('staff.role-add', { headers, body: { name, permissions } })
const save = (headers: Headers, { _id, ...role }: Role, permissions: GrantedPermission[]) =>
  test.shop.call('staff.role-save', { headers, path: path(_id), body: { ...role, permissions } })
const remove = (headers: Headers, id: string) =>
  test.shop.call('staff.role-delete', { headers, path: path(id) })
const setRole = (headers: Headers, id: string, role: string) =>
  test.shop.call('staff.role-set', { headers, path: `/api/admin/staff/${id}/role`, body: { role } })

let nextName = 1
const newName = () => `Packing ${nextName++} ${process.pid}`

const changesOf = async (subject: string) =>
  (
    await test.shop.database.pool.query(
      'select action, change from staff_changes where subject = $1 order by id',
      [subject],
    )
  ).rows

describe('own roles', () => {
  it('are made by owners, and are on record with their permissions before and after', async () => {
    const { headers } = await newStaffMember(test.shop, 'owner')
    const [name, renamed] = [newName(), newName()]
    const added = await add(headers, name, ['orders.move'])
    const role = added.body.roles.find((one) => one.name === name)
    expect(role).toMatchObject({ permissions: ['orders.read', 'orders.move'], version: 1 })
    if (role === undefined) return
    const saved = await save(headers, { ...role, name: renamed }, ['products.change', 'orders.read'])
    const permissions = ['orders.read', 'products.read', 'products.change']
    expect(saved.body.roles).toContainEqual({ _id: role._id, name: renamed, permissions, version: 2 })
    expect((await remove(headers, role._id)).body.roles.map(({ _id }) => _id)).not.toContain(role._id)
    expect(await changesOf(`role:${role._id}`)).toEqual([
      { action: 'role-add', change: { name, permissions: ['orders.read', 'orders.move'] } },
      {
        action: 'role-save',
        change: { from: ['orders.read', 'orders.move'], to: permissions, name: renamed, nameBefore: name },
      },
      { action: 'role-delete', change: { name: renamed } },
    ])
  })

  it('are not for managers to give, even to those who read settings, and never hold what is for owners', async () => {
    const { shop } = test
    const owner = await newStaffMember(shop, 'owner')
    const reader = await newMemberWith(shop, owner, ['settings.read'])
    for (const { headers, id } of [reader, await newStaffMember(shop, 'manager')]) {
      const answers = [
        await add(headers, newName()),
        await save(headers, reader.role, ['orders.read']),
        await remove(headers, reader.role._id),
        await setRole(headers, id, reader.role._id),
      ]
      expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('staff.role-forbids'))
      expect((await shop.call('staff.people', { headers })).status).toBe(200)
    }
    const forged = ['settings.change'] as unknown as GrantedPermission[]
    expect((await add(owner.headers, newName(), forged)).status).toBe(400)
    const stored = shop.database.pool.query(`update staff_roles set permissions = '{settings.change}'`)
    await expect(stored).rejects.toThrow('check constraint')
  })

  it('ask for a proof', async () => {
    const { shop } = test
    const { headers, id } = await newStaffMember(shop, 'owner')
    await shop.database.pool.query(
      `update staff_sessions set proved_at = now() - interval '1 day' where staff_id = $1`,
      [id],
    )
    expect((await add(headers, newName())).body.code).toBe('staff.proof-needed')
  })

  it('have names of their own, and nobody saves over the change of another', async () => {
    const { shop } = test
    const owner = await newStaffMember(shop, 'owner')
    const { role } = await newMemberWith(shop, owner, ['orders.read'])
    const { role: other } = await newMemberWith(shop, owner, ['orders.read'])
    const taken = { status: 409, body: { code: 'staff.role-name-taken' } }
    expect(await add(owner.headers, role.name.toUpperCase())).toMatchObject(taken)
    expect(await save(owner.headers, { ...other, name: role.name }, ['orders.read'])).toMatchObject(taken)
    for (const builtIn of ['Owner', 'manager']) expect(await add(owner.headers, builtIn)).toMatchObject(taken)
    const both = await Promise.all([
      save(owner.headers, role, ['products.read']),
      save(owner.headers, role, ['reviews.moderate']),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('staff.role-changed-meanwhile')
    const unknown = '01900000-0000-7000-8000-0000000000ff'
    const answers = [
      await save(owner.headers, { ...role, _id: unknown }, ['orders.read']),
      await remove(owner.headers, 'nobody'),
      await setRole(owner.headers, owner.id, unknown),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('staff.role-unknown'))
  })
})

describe('a member with an own role', () => {
  it('may do what the role allows now, in the same session', async () => {
    const { shop } = test
    const owner = await newStaffMember(shop, 'owner')
    const { headers, role } = await newMemberWith(shop, owner, ['orders.read'])
    const codes = async () => [
      (await shop.call('staff.orders', { headers })).body.code,
      (await shop.call('staff.promo-codes', { headers })).body.code,
      (await shop.call('staff.tasks', { headers })).body.code,
    ]
    expect(await codes()).toEqual([undefined, 'staff.role-forbids', 'staff.role-forbids'])
    await save(owner.headers, role, ['promo-codes.change'])
    expect(await codes()).toEqual(['staff.role-forbids', undefined, 'staff.role-forbids'])
    const { staff } = (await shop.call('staff.session', { headers })).body
    expect(staff).toMatchObject({ role: role._id, ownRoleName: role.name })
    expect(staff.permissions).toEqual(['session.own', 'promo-codes.change'])
    const today = (await shop.call('staff.today', { headers })).body
    expect(today).toMatchObject({ waiting: [], sales: null })
  })

  it('hears no more of the chat once it is taken from the role', async () => {
    const { shop } = test
    const owner = await newStaffMember(shop, 'owner')
    const { headers, role } = await newMemberWith(shop, owner, ['chat.read', 'orders.read'])
    const { cookie, 'x-csrf-token': csrf } = headers
    const { socket } = await connect(shop, { csrf: csrf ?? '' }, { cookie: cookie ?? '' })
    expect(await socket.emitWithAck('staff-join-inbox')).toEqual({ success: true })
    const more = await save(owner.headers, role, ['chat.read', 'orders.read', 'reviews.moderate'])
    const next = more.body.roles.find(({ _id }) => _id === role._id)
    expect(socket.connected).toBe(true)
    if (next !== undefined) await save(owner.headers, next, ['orders.read'])
    await expect.poll(() => socket.connected).toBe(false)
    expect(await isSignedIn(shop, headers)).toBe(true)
    const again = await connect(shop, { csrf: csrf ?? '' }, { cookie: cookie ?? '' })
    expect(await again.socket.emitWithAck('staff-join-inbox')).toMatchObject({ code: 'staff.role-forbids' })
  })

  it('is switched off at once, too', async () => {
    const { shop } = test
    const owner = await newStaffMember(shop, 'owner')
    const { headers, id } = await newMemberWith(shop, owner, ['orders.read'])
    const body = { isActive: false }
    await shop.call('staff.switch', { headers: owner.headers, path: `/api/admin/staff/${id}/switch`, body })
    expect((await shop.call('staff.orders', { headers })).body.code).toBe('staff.session-dead')
  })

  it('gets another role and signs in again, on record by name', async () => {
    const { shop } = test
    const owner = await newStaffMember(shop, 'owner')
    const { role } = await newMemberWith(shop, owner, ['orders.read'])
    const member = await newStaffMember(shop, 'support')
    const { body } = await setRole(owner.headers, member.id, role._id)
    expect(body.message).toBe(`Kumari Perera has the role ${role.name} now and has to sign in again.`)
    expect(body.members.find(({ _id }) => _id === member.id)).toMatchObject({
      role: role._id,
      ownRoleName: role.name,
    })
    expect(await isSignedIn(shop, member.headers)).toBe(false)
    await setRole(owner.headers, member.id, 'moderator')
    expect(await changesOf(`staff:${member.id}`)).toEqual([
      { action: 'role-set', change: { from: 'support', to: role.name } },
      { action: 'role-set', change: { from: role.name, to: 'moderator' } },
    ])
  })

  it('keeps the role from being deleted, which says who has it', async () => {
    const { shop } = test
    const owner = await newStaffMember(shop, 'owner')
    const { id, role } = await newMemberWith(shop, owner, ['orders.read'])
    const inUse = await remove(owner.headers, role._id)
    expect(inUse).toMatchObject({ status: 409, body: { code: 'staff.role-in-use' } })
    expect(inUse.body.message).toContain('Kumari Perera')
    const answers = await Promise.all([
      setRole(owner.headers, id, 'support'),
      remove(owner.headers, role._id),
    ])
    expect(answers[0].status).toBe(200)
    expect([200, 409]).toContain(answers[1].status)
    expect([200, 404]).toContain((await remove(owner.headers, role._id)).status)
  })
})

let nextNetwork = 1
const join = (token: string) =>
  test.shop.call('staff.join', {
    body: { token, password: 'a-long-enough-one' },
    headers: { 'x-forwarded-for': `198.54.${nextNetwork++}.7` },
  })

describe('an invitation to an own role', () => {
  it('gives what the role allows by then, works once, and keeps the role until it is used', async () => {
    const { shop } = test
    const owner = await newStaffMember(shop, 'owner')
    const { id, role } = await newMemberWith(shop, owner, ['orders.read'])
    await setRole(owner.headers, id, 'support')
    const email = `own-role-${process.pid}@staff.example`
    const invited = { name: 'Dilini Fernando', email, role: role._id }
    const { body } = await shop.call('staff.invite', { headers: owner.headers, body: invited })
    expect(body.invitations.find((one) => one.email === email)?.ownRoleName).toBe(role.name)
    const token = await tokenFromMail(shop, email, '/admin/join')
    expect((await mailsFor(shop, email))[0]?.text).toContain(`with the role ${role.name}.`)
    expect((await remove(owner.headers, role._id)).body.message).toContain('Dilini Fernando')
    await save(owner.headers, role, ['products.read'])
    expect((await join(token)).status).toBe(200)
    const { staff } = (await newSession(shop, { email, password: 'a-long-enough-one' })).response.json()
    expect(staff).toMatchObject({ role: role._id, permissions: ['session.own', 'products.read'] })
    await setRole(owner.headers, staff._id, 'support')
    expect((await remove(owner.headers, role._id)).status).toBe(200)
    expect((await join(token)).body.message).toContain('has been used')
  })

  it('is refused for a role that is gone', async () => {
    const { shop } = test
    const { headers } = await newStaffMember(shop, 'owner')
    const role = '01900000-0000-7000-8000-0000000000ff'
    const body = { name: 'Dilini Fernando', email: `gone-${process.pid}@staff.example`, role }
    expect(await shop.call('staff.invite', { headers, body })).toMatchObject({
      status: 404,
      body: { code: 'staff.role-unknown' },
    })
  })
})
