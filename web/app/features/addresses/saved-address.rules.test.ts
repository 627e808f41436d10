import { describe, expect, it } from 'vitest'
import { emptyAddress } from './form/address-form.ts'
import { formOf, isBegun, lineOf, sameAs } from './saved-address.rules.ts'

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
