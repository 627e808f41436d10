import { describe, expect, it } from 'vitest'
import { incidentIn } from './partner-order.rules.ts'

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
