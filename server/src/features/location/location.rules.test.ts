import { lkrCents } from '@first-fashion/contract/money/money'
import { describe, expect, it } from 'vitest'
import { addressInForms, type Found, recommendationsFor } from './location.rules.ts'

const days = { min: 2, max: 4 }
const delivery: Found['delivery'] = {
  zone: null,
  isAvailable: true,
  isFallback: false,
  costCents: lkrCents(35_000),
  days,
  standardDays: days,
  isExpress: false,
  express: null,
  freeOverCents: null,
  madeToOrderCents: null,
  parts: [],
}
const express = (min: number, max: number) => ({ extraCents: lkrCents(50_000), days: { min, max } })
const atPosition = {
  street: '14 Temple Road',
  city: 'Colombo',
  postalCode: '00300',
  countryCode: 'LK',
  area: '',
  district: '',
  formattedAddress: '14 Temple Road, Colombo',
  placeId: 'place',
}
const address = { ...atPosition, state: 'LK-1' }
const found = (change: Partial<Found> = {}): Found => ({
  address,
  delivery,
  accuracy: undefined,
  isPostalCodeNeeded: true,
  ...change,
})
const said = (change: Partial<Found>) => recommendationsFor(found(change)).map(({ message }) => message)

describe('an address that was found', () => {
  const states = [
    { code: 'LK-1', name: 'Western' },
    { code: 'LK-3', name: 'Southern' },
  ]
  const named = (name: string, code: string) =>
    addressInForms({ ...atPosition, state: { name, code } }, states).state

  it('has its state as the form has it: by name first, then by code', () => {
    expect(named('western', 'LK-3')).toBe('LK-1')
    expect(named('Southern Province', 'lk-3')).toBe('LK-3')
    expect(named('Elsewhere', 'LK-9')).toBe('Elsewhere')
  })
})

describe('what a shopper should know of a place', () => {
  it('is nothing where all is known', () => {
    expect(said({})).toEqual([])
    expect(said({ accuracy: 200 })).toEqual([])
  })

  it('is that nobody delivers there, and then nothing of its fee or express', () => {
    const nowhere = { ...delivery, isAvailable: false, isFallback: true, express: express(1, 1) }
    expect(said({ delivery: nowhere })).toEqual(['We do not deliver to this address yet'])
  })

  it('is that the fee is an estimate', () => {
    expect(said({ delivery: { ...delivery, isFallback: true } })).toEqual([
      'The delivery fee is an estimate. Please check the city.',
    ])
  })

  it('is how rough the position is', () => {
    expect(said({ accuracy: 201 })[0]).toContain('about 200 m.')
    expect(said({ accuracy: 974 })[0]).toContain('about 950 m.')
    expect(said({ accuracy: 1_000 })[0]).toContain('about 1 km.')
    expect(said({ accuracy: 2_600 })[0]).toContain('about 3 km.')
  })

  it('is what is missing of the address', () => {
    expect(said({ address: { ...address, street: '' } })).toEqual(['Please add the street and house number.'])
    const without = { ...address, postalCode: '' }
    expect(said({ address: without })).toEqual(['Please add the postal code.'])
    expect(said({ address: without, isPostalCodeNeeded: false })).toEqual([])
  })

  it('is how fast express is, in working days', () => {
    const offered = (min: number, max: number) =>
      said({ delivery: { ...delivery, express: express(min, max) } })
    expect(offered(1, 1)).toEqual(['Express delivery is offered here: 1 working day.'])
    expect(offered(2, 2)).toEqual(['Express delivery is offered here: 2 working days.'])
    expect(offered(1, 3)).toEqual(['Express delivery is offered here: 1 to 3 working days.'])
  })

  it('is that orders from abroad are paid by card', () => {
    expect(recommendationsFor(found({ address: { ...address, countryCode: 'IN' } }))).toEqual([
      { type: 'payment', message: 'Orders from outside Sri Lanka are paid by card.' },
    ])
  })
})
