import { placeKey } from '@first-fashion/contract/countries/place-key'
import { describe, expect, it } from 'vitest'
import { keysOf, narrowest } from './places.rules.ts'

const place = { countryCode: 'LK', state: '', city: '', district: '', area: '', postalCode: '' }

describe('a place', () => {
  it('is the same however its name is written', () => {
    for (const name of ['Nuwara Eliya', ' nuwara-eliya ', 'NUWARA  ELIYA.'])
      expect(placeKey(name)).toBe('nuwara eliya')
    expect(placeKey('São Paulo')).toBe('sao paulo')
  })

  it('in Sri Lanka is known by its town, its district and its province', () => {
    expect(keysOf({ ...place, city: 'Negombo' }, [])).toEqual({
      states: ['gampaha', 'western'],
      cities: ['negombo'],
    })
    expect(keysOf({ ...place, city: 'Colombo 03' }, [])).toEqual({
      states: ['colombo', 'western'],
      cities: ['colombo 03', 'colombo'],
    })
    expect(keysOf({ ...place, city: 'Somewhere', district: 'Jaffna' }, []).states).toEqual([
      'jaffna',
      'northern',
    ])
  })

  it('elsewhere is known by its city, and by its state under code and name', () => {
    const inOregon = { ...place, countryCode: 'US', state: 'OR', city: 'Portland' }
    expect(keysOf(inOregon, ['Oregon'])).toEqual({ states: ['or', 'oregon'], cities: ['portland'] })
  })

  it('lies in the narrowest zone that holds it', () => {
    const held = (countryCode: string, stateKey = '', cityKey = '') => ({ countryCode, stateKey, cityKey })
    const inOrder = [
      held('US', 'or', 'portland'),
      held('US', '', 'portland'),
      held('US', 'or'),
      held('US'),
      held('*'),
    ]
    for (let from = 0; from < inOrder.length; from += 1)
      expect(narrowest(inOrder.slice(from).reverse(), ['or', 'oregon'])).toEqual(inOrder[from])
    expect(narrowest([], [])).toBeUndefined()
  })

  it('lies in the zone of its district before that of its province', () => {
    const zones = ['western', 'gampaha'].map((stateKey) => ({ countryCode: 'LK', stateKey, cityKey: '' }))
    expect(narrowest(zones, ['gampaha', 'western'])?.stateKey).toBe('gampaha')
  })
})
