import { describe, expect, it } from 'vitest'
import { formOf, zoneOf } from './zone-form.ts'

const zone = {
  id: 'z',
  name: 'Hill country',
  places: [
    { countryCode: 'LK', state: 'Kandy', city: '' },
    { countryCode: 'LK', state: '', city: 'Ella' },
    { countryCode: '*', state: '', city: '' },
  ],
  isDelivered: true,
  isActive: true,
  fee: 450.5,
  freeOver: null,
  days: { min: 2, max: 4 },
  express: { extra: 650, days: { min: 1, max: 2 } },
  weightSteps: [{ fromGrams: 3000, extra: 150 }],
  priceSteps: [{ fromRupees: 50_000, fee: 0 }],
  version: 3,
}

describe('the zone form', () => {
  it('returns the zone that it was filled from', () => {
    const { id: _id, version: _version, isActive: _isActive, ...words } = zone
    expect(formOf(zone).places).toBe('LK, Kandy\nLK, , Ella\n*')
    expect(zoneOf(formOf(zone))).toEqual({ zone: words, errors: {} })
  })

  it('reads what staff type as everywhere', () => {
    const typed = { fee: '1,500', freeOver: '12,500.50', weightSteps: '3,000: 1,50', priceSteps: '50,000: 0' }
    expect(zoneOf({ ...formOf(zone), ...typed }).zone).toMatchObject({
      fee: 1500,
      freeOver: 12_500.5,
      weightSteps: [{ fromGrams: 3000, extra: 1.5 }],
      priceSteps: [{ fromRupees: 50_000, fee: 0 }],
    })
    expect(zoneOf({ ...formOf(zone), fee: '1.500' }).errors).toHaveProperty('fee')
  })

  it('reports the field and line of an error', () => {
    const form = formOf(zone)
    const errorsOf = (change: Partial<typeof form>) => zoneOf({ ...form, ...change }).errors
    expect(errorsOf({ places: 'LK\nCeylon' })).toEqual({ places: { word: 'placesNeeded', line: 2 } })
    expect(errorsOf({ places: 'LK, a, b, c' })).toHaveProperty('places')
    for (const weightSteps of ['3000', '0: 5', 'x: 5', '3000: -1', '1: 2: 3'])
      expect(errorsOf({ weightSteps })).toEqual({ weightSteps: { word: 'stepsNeeded', line: 1 } })
    for (const fee of ['', '-1', 'much']) expect(errorsOf({ fee })).toHaveProperty('fee')
    expect(errorsOf({ daysFrom: '5' })).toHaveProperty('daysFrom')
    expect(errorsOf({ daysTo: '2.5' })).toHaveProperty('daysFrom')
    expect(errorsOf({ expressExtra: '', expressFrom: '9' })).toEqual({
      expressExtra: { word: 'feeNeeded', line: 0 },
      expressFrom: { word: 'daysNeeded', line: 0 },
    })
    expect(errorsOf({ expressExtra: '', hasExpress: false })).toEqual({})
    expect(errorsOf({ name: ' ' })).toEqual({ name: { word: 'missing', line: 0 } })
  })
})
