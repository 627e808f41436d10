import { describe, expect, it } from 'vitest'
import {
  externalIdOf,
  incidentIn,
  marginOf,
  nextExternalId,
  orderStateFor,
  parcelsThatLeft,
  problemIn,
  stateAfter,
  stepsTo,
  unitsMade,
} from './partner-order.rules.ts'

describe('what the partner answers', () => {
  it('moves an order as far as it says, and never back', () => {
    expect(stateAfter('queued', 'accepted', false)).toBe('sent')
    expect(stateAfter('sent', 'printing', false)).toBe('printing')
    expect(stateAfter('printing', 'accepted', false)).toBe('printing')
    expect(stateAfter('delivered', 'shipped', false)).toBe('delivered')
  })

  it('makes a draft that came back wait for its confirmation again, but not one that was refused', () => {
    expect(stateAfter('sent', 'draft', false)).toBe('queued')
    expect(stateAfter('on-hold', 'draft', false)).toBe('queued')
    expect(stateAfter('refused', 'draft', false)).toBe('refused')
    expect(stateAfter('refused', 'accepted', false)).toBe('sent')
  })

  it('is a refusal when it cancels an order, unless the shop asked for that', () => {
    expect(stateAfter('sent', 'cancelled', false)).toBe('refused')
    expect(stateAfter('sent', 'failed', true)).toBe('refused')
    expect(stateAfter('sent', 'cancelled', true)).toBe('cancelled')
  })
})

describe('what staff have to see to', () => {
  it('is a refund by the partner, but not of what was cancelled or refused there', () => {
    expect(incidentIn('printing', 'printing', 'refunded-there')).toBe('refunded-there')
    expect(incidentIn('shipped', 'shipped', 'refunded-there')).toBe('refunded-there')
    expect(incidentIn('cancelled', 'cancelled', 'refunded-there')).toBeUndefined()
    expect(incidentIn('refused', 'failed', 'refunded-there')).toBeUndefined()
    expect(incidentIn('refused', 'failed', 'parcel-cancelled')).toBe('parcel-cancelled')
  })

  it('is an end that comes after the parcel has left', () => {
    expect(incidentIn('shipped', 'cancelled', undefined)).toBe('stopped-there')
    expect(incidentIn('delivered', 'failed', undefined)).toBe('stopped-there')
    expect(incidentIn('sent', 'failed', undefined)).toBeUndefined()
    expect(incidentIn('shipped', 'shipped', undefined)).toBeUndefined()
  })
})

describe('the words of the partner', () => {
  it('say what kind of problem it is', () => {
    for (const words of ['Out of stock', 'The size is discontinued', 'Not available in this region'])
      expect(problemIn(words, 'failed')).toBe('out-of-stock')
    for (const words of ['The print file is broken', 'Image too small', 'Low RESOLUTION'])
      expect(problemIn(words, 'cancelled')).toBe('file-rejected')
    expect(problemIn('', 'cancelled')).toBe('cancelled-there')
    expect(problemIn('', 'failed')).toBe('other')
    expect(problemIn('', null)).toBe('other')
  })
})

describe('a parcel', () => {
  it('that is shipped left at least once, whatever is listed', () => {
    expect(parcelsThatLeft({ progress: 'shipped', shipmentCount: 0 })).toBe(1)
    expect(parcelsThatLeft({ progress: 'shipped', shipmentCount: 3 })).toBe(3)
    expect(parcelsThatLeft({ progress: 'printing', shipmentCount: 0 })).toBe(0)
  })

  it('is the state of an order that is nothing else', () => {
    for (const state of ['sent', 'on-hold', 'printing'] as const) expect(orderStateFor(state)).toBe('packing')
    for (const state of ['shipped', 'delivered'] as const) expect(orderStateFor(state)).toBe(state)
    for (const state of ['held', 'queued', 'refused', 'cancelled'] as const)
      expect(orderStateFor(state)).toBeNull()
  })

  it('takes its order through each step that is still to come', () => {
    expect(stepsTo('placed', 'delivered')).toEqual(['packing', 'shipped', 'delivered'])
    expect(stepsTo('packing', 'shipped')).toEqual(['shipped'])
    expect(stepsTo('out-for-delivery', 'delivered')).toEqual(['delivered'])
    expect(stepsTo('shipped', 'packing')).toEqual([])
    expect(stepsTo('cancelled', 'delivered')).toEqual([])
  })
})

describe('the units that the partner makes', () => {
  const units = { quantity: 5, cancelledQuantity: 1, goneQuantity: 2 }

  it('are those that nobody cancelled or got back, until it begins', () => {
    expect(unitsMade('queued', units, null)).toBe(3)
    expect(unitsMade('sent', units, 5)).toBe(3)
  })

  it('are those that it was sent, once it has begun', () => {
    for (const state of ['printing', 'shipped', 'delivered'] as const) {
      expect(unitsMade(state, units, 3)).toBe(3)
      expect(unitsMade(state, units, 5)).toBe(4)
      expect(unitsMade(state, units, null)).toBe(4)
    }
  })
})

it('the partner knows an order by its number, and which attempt it is', () => {
  const first = externalIdOf('3FA911B2', 'FF')
  const second = nextExternalId(first, 1)
  expect([first, second, nextExternalId(second, 2)]).toEqual([
    'FF-3FA911B2',
    'FF-3FA911B2-2',
    'FF-3FA911B2-3',
  ])
  expect(externalIdOf('NILU-12345678', 'INV')).toBe('NILU-12345678')
  expect(nextExternalId('NILU-12345678', 1)).toBe('NILU-12345678-2')
})

it('the margin is what is left of the price, in percent to one decimal', () => {
  expect(marginOf(30_000, 10_000)).toEqual({ marginCents: 20_000, marginPercent: 66.7 })
  expect(marginOf(10_000, 12_500)).toEqual({ marginCents: -2_500, marginPercent: -25 })
  expect(marginOf(0, 500)).toEqual({ marginCents: -500, marginPercent: null })
  expect(marginOf(500, null)).toEqual({ marginCents: null, marginPercent: null })
})
