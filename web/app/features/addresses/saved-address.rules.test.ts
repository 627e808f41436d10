import { describe, expect, it } from 'vitest'
import { emptyAddress } from './form/address-form.ts'
import { formOf, hasName, isBegun, lineOf, nameOf, offeredOf, sameAs } from './saved-address.rules.ts'

const home = {
  ...emptyAddress,
  _id: 'home',
  isDefault: true,
  isDelivered: true,
  firstName: 'Amaya',
  lastName: 'Perera',
  email: 'amaya@example.com',
  street: '14 Temple Road',
  city: 'Colombo',
  postalCode: '00300',
  phone: '77 123 4567',
  phoneCode: '+94',
}
const work = { ...home, _id: 'work', isDefault: false, street: '2 Fort Street', apartment: 'Floor 3' }

describe('a saved address', () => {
  it('is recognised in the form until a field changes', () => {
    expect(sameAs(formOf(work), [home, work])?._id).toBe('work')
    expect(sameAs({ ...formOf(work), phone: '77 123 4568' }, [home, work])).toBeUndefined()
  })

  it('is shown in one line', () => {
    expect(lineOf(work)).toBe('2 Fort Street, Floor 3, Colombo 00300, Sri Lanka')
  })

  it('is filled in only when the form is empty', () => {
    expect(isBegun({ ...emptyAddress, country: 'GB', phoneCode: '+44' })).toBe(false)
    expect(isBegun({ ...emptyAddress, firstName: 'Amaya', email: 'amaya@example.com' })).toBe(false)
    expect(isBegun({ ...emptyAddress, street: '1' })).toBe(true)
  })
})

describe('the address of the last order', () => {
  const { _id, isDefault, ...last } = home

  it('is offered while it is not saved and we deliver there', () => {
    const { isDelivered, ...form } = last
    expect(offeredOf(last, [])).toEqual(form)
    expect(offeredOf(last, [work])).toEqual(form)
    expect(offeredOf({ ...last, isDelivered: false }, [])).toBeUndefined()
    expect([offeredOf(null, []), offeredOf(undefined, [])]).toEqual([undefined, undefined])
  })

  it('is not offered if it is saved, though with other instructions', () => {
    expect(
      offeredOf({ ...last, instructions: '' }, [work, { ...home, instructions: 'Ring twice' }]),
    ).toBeUndefined()
  })
})

describe('the recipient', () => {
  it('is there with any part of a name or an email address', () => {
    expect(hasName(emptyAddress)).toBe(false)
    expect(hasName({ ...emptyAddress, firstName: ' ' })).toBe(false)
    for (const part of ['firstName', 'lastName', 'email'])
      expect(hasName({ ...emptyAddress, [part]: 'a' })).toBe(true)
    expect(nameOf(home)).toBe('Amaya Perera')
  })

  it('makes no address: street, city or phone do', () => {
    expect(isBegun({ ...emptyAddress, phone: ' ' })).toBe(false)
    for (const part of ['street', 'city', 'phone'])
      expect(isBegun({ ...emptyAddress, [part]: 'a' })).toBe(true)
  })
})
