import { describe, expect, it } from 'vitest'
import { incidentIn, stateAfter } from './partner-order.rules.ts'

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
