import type { HomeZone } from '@first-fashion/contract/shipping/zone'
import { describe, expect, it } from 'vitest'
import { farPromise, nearPromise } from './delivery-promise.rules.ts'

const zone = (name: string, regions: string[], fee: number, min: number, max: number) => ({
  ...{ name, regions, days: { min, max } },
  fees: [
    { fromRupees: 0, fee },
    { fromRupees: 20_000, fee: 0 },
  ],
})
const hills = zone('Hill country', ['Kandy'], 450, 2, 4)
const capital = zone('Capital', ['Gampaha', 'Colombo'], 350, 1, 2)
const north = zone('North', ['Jaffna'], 550, 3, 6)

const from = (zones: HomeZone[], ownRegion = 'Colombo') => ({ zones, ownRegion })

describe('what a product page says of delivery', () => {
  it('names the shop’s own city first, wherever it stands in the list', () => {
    expect(nearPromise(from([hills, capital, north]), 4000)).toEqual({
      ...{ place: 'Colombo', days: { min: 1, max: 2 }, rupees: 350 },
    })
  })

  it('is told of another city where the shop is there', () => {
    expect(nearPromise(from([capital, hills], 'Kandy'), 4000)?.place).toBe('Kandy')
    expect(nearPromise(from([hills, capital], ''), 4000)?.place).toBe('Hill country')
  })

  it('takes the fee of what costs that much', () => {
    expect(nearPromise(from([capital]), 25_000)?.rupees).toBe(0)
  })

  it('names the first zone if none holds the city, and the country if it has no regions', () => {
    expect(nearPromise(from([hills, north]), 4000)?.place).toBe('Hill country')
    expect(nearPromise(from([zone('Everywhere', [], 400, 2, 5)]), 4000)?.place).toBeNull()
    expect(nearPromise(from([]), 4000)).toBeUndefined()
  })

  it('spans the days of the other zones, from their lowest fee', () => {
    expect(farPromise(from([hills, capital, north]), 4000)).toEqual({ days: { min: 2, max: 6 }, rupees: 450 })
    expect(farPromise(from([capital]), 4000)).toBeUndefined()
  })
})
