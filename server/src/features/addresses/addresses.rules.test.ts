import { expect, it } from 'vitest'
import { isSameDoor } from './addresses.rules.ts'

const door = {
  firstName: 'Nadeesha',
  lastName: 'Silva',
  street: '14 Temple Road',
  apartment: '',
  city: 'Colombo',
  state: '',
  postalCode: '00300',
  countryCode: 'LK',
}

it('two addresses are the same whatever their case, and another with any other part', () => {
  expect(isSameDoor(door, { ...door, street: '14 temple ROAD' })).toBe(true)
  for (const part of [
    'firstName',
    'lastName',
    'street',
    'apartment',
    'city',
    'state',
    'postalCode',
    'countryCode',
  ])
    expect(isSameDoor(door, { ...door, [part]: 'other' })).toBe(false)
  expect(isSameDoor({ ...door, apartment: 'A', city: 'B' }, { ...door, apartment: 'AB', city: '' })).toBe(
    false,
  )
})
