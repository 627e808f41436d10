import { describe, expect, it } from 'vitest'
import { positionOptions, refusalWord } from './position.rules.ts'

describe('asking the browser for the position', () => {
  it('waits ten seconds automatically and fifteen on request, and accepts positions five or one minute old [A9.19]', () => {
    expect(positionOptions.automatic).toMatchObject({ timeout: 10_000, maximumAge: 300_000 })
    expect(positionOptions.manual).toMatchObject({ timeout: 15_000, maximumAge: 60_000 })
  })

  it('says why there is no position', () => {
    expect([1, 2, 3, 99].map(refusalWord)).toEqual([
      'location:denied',
      'location:unavailable',
      'location:timedOut',
      'location:other',
    ])
  })
})
