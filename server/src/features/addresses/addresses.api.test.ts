import { limits } from '@first-fashion/contract/limits'
import { describe, expect, it } from 'vitest'
import { goodAddress, newShopper } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()

const add = (token: string, change: object = {}) =>
  test.shop.call('addresses.add', { token, body: { ...goodAddress, ...change } })
const listOf = async (token: string) => (await test.shop.call('addresses.list', { token })).body.addresses
const streetsOf = async (token: string) =>
  (await listOf(token)).map(({ street, isDefault }) => (isDefault ? `${street}*` : street))

describe('saved addresses', () => {
  it('are kept with every field of the delivery form; the first is the default one [A3.37] [A3.38]', async () => {
    const { token } = await newShopper(test.shop)
    const typed = { ...goodAddress, district: 'colombo', area: ' Kollupitiya ', instructions: 'Blue gate' }
    const { body } = await add(token, typed)
    expect(body.message).toBe('Address saved')
    expect(body.addresses).toEqual(await listOf(token))
    expect(body.addresses).toEqual([
      {
        _id: expect.any(String),
        ...typed,
        district: 'Colombo',
        area: 'Kollupitiya',
        isDefault: true,
        isDelivered: true,
      },
    ])
  })

  it('lose what nobody can see, and keep their line breaks', async () => {
    const { token } = await newShopper(test.shop)
    const typed = {
      firstName: 'ශ්\u200Dරී\u000Bමති\uFFFE',
      lastName: '\u200FPe\u0008re\uFEFFra\0',
      street: '8 Lighthouse\r\nStreet\uD800',
      instructions: 'Blue gate\u000Bring \u202Etwice',
    }
    const { status, body } = await add(token, typed)
    expect([status, body.addresses[0]]).toMatchObject([
      200,
      {
        firstName: 'ශ්\u200Dරී මති',
        lastName: 'Perera',
        street: '8 Lighthouse Street',
        instructions: 'Blue gate\nring twice',
      },
    ])
  })

  it('stand once each, however often and at once they are saved', async () => {
    const { token } = await newShopper(test.shop)
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    await add(token, { street: '14 TEMPLE road', phone: '71 999 8888' })
    expect(await listOf(token)).toMatchObject([{ street: '14 TEMPLE road', phone: '71 999 8888' }])
  })

  it('have one default among them, also after it is removed', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    await add(token, { street: 'One' })
    shop.clock.advance(1000)
    await add(token, { street: 'Two' })
    shop.clock.advance(1000)
    await add(token, { street: 'Three', isDefault: true })
    expect(await streetsOf(token)).toEqual(['Three*', 'Two', 'One'])
    const [three] = await listOf(token)
    const removed = await shop.call('addresses.remove', { token, body: { addressId: three?._id } })
    expect(removed.body.message).toBe('Address removed')
    expect(await streetsOf(token)).toEqual(['Two*', 'One'])
  })

  it('are changed, but not into another one or one that is gone', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    await add(token, { street: 'One' })
    const addressId = (await add(token, { street: 'Two' })).body.addresses.find(
      ({ street }) => street === 'Two',
    )?._id
    const update = (change: object) =>
      shop.call('addresses.update', { token, body: { ...goodAddress, addressId, ...change } })
    expect((await update({ street: 'Three', isDefault: true })).status).toBe(200)
    expect(await streetsOf(token)).toEqual(['Three*', 'One'])
    expect(await update({ street: 'one' })).toMatchObject({
      status: 409,
      body: { code: 'addresses.already-saved' },
    })
    const gone = { addressId: '019a0000-0000-7000-8000-000000000000', street: 'Four' }
    expect(await update(gone)).toMatchObject({ status: 404, body: { code: 'addresses.unknown' } })
  })

  it('are refused with every field that is wrong [A5.26] [A5.27]', async () => {
    const { token } = await newShopper(test.shop)
    const wrong = { firstName: ' ', email: 'nobody', phone: '12', country: 'US', postalCode: '9' }
    const { status, body } = await add(token, wrong)
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 422,
      code: 'addresses.invalid',
      message: 'Please fill in all required fields correctly',
    })
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([
      'email',
      'firstName',
      'phone',
      'postalCode',
      'state',
    ])
  })

  it('are as many as one needs, and no more', async () => {
    const { token } = await newShopper(test.shop)
    for (let nth = 0; nth < limits.savedAddressesMaximum; nth++) await add(token, { street: `${nth} Lane` })
    expect(await add(token, { street: 'One more' })).toMatchObject({
      status: 422,
      body: { code: 'addresses.full' },
    })
    expect((await add(token, { street: '3 Lane', phone: '71 000 0000' })).status).toBe(200)
  })

  it('keep nothing of another country: its districts and states are left out [A4.30]', async () => {
    const { token } = await newShopper(test.shop)
    const abroad = { country: 'GB', postalCode: 'sw1a1aa', state: 'CA', district: 'Galle', area: 'Fort' }
    const { body } = await add(token, abroad)
    expect(body.addresses).toMatchObject([{ postalCode: 'SW1A 1AA', state: '', district: '', area: '' }])
  })

  it('may have a postal code that only the shopper knows to be right', async () => {
    const { token } = await newShopper(test.shop)
    const given = {
      SA: '12643-2121',
      LI: '9498',
      CN: '860000',
      AD: '500',
      FR: '00200',
      MX: '06000',
      AT: '00AB',
    }
    for (const [country, postalCode] of Object.entries(given)) {
      const { body } = await add(token, { country, postalCode, street: country })
      expect(body.addresses).toContainEqual(expect.objectContaining({ country, postalCode }))
    }
    expect((await add(token, { country: 'DE', postalCode: '1234' })).status).toBe(422)
  })

  it('are nobody else’s: they cannot be seen, changed or removed by others', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const stranger = (await newShopper(shop)).token
    const [own] = (await add(token)).body.addresses
    expect(await listOf(stranger)).toEqual([])
    const body = { ...goodAddress, addressId: own?._id, street: 'Stolen' }
    expect((await shop.call('addresses.update', { token: stranger, body })).status).toBe(404)
    await shop.call('addresses.remove', { token: stranger, body: { addressId: own?._id } })
    expect(await listOf(token)).toEqual([own])
    expect((await shop.call('addresses.list', {})).status).toBe(401)
  })

  it('come with the download of one’s data and are gone with the account', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    await add(token, { street: '99 Vanishing Lane' })
    const { body } = await shop.call('personal-data.download', { token })
    expect(body.data.addresses).toMatchObject([{ street: '99 Vanishing Lane' }])
    const deleted = await shop.call('personal-data.delete-account', {
      token,
      body: { password: 'a-long-enough-one' },
    })
    expect(deleted.status).toBe(200)
    const { rows } = await shop.database.pool.query('select from saved_addresses where street = $1', [
      '99 Vanishing Lane',
    ])
    expect(rows).toHaveLength(0)
  })
})
