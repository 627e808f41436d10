import { describe, expect, it } from 'vitest'
import { detailsOf } from './details.rules.ts'

describe('the details of a change', () => {
  it('are before and after, where both are known', () => {
    expect(detailsOf({ from: 'support', to: 'owner', why: 'promoted' })).toEqual([
      { name: '', before: 'support', after: 'owner' },
      { name: 'why', before: null, after: 'promoted' },
    ])
  })

  it('name all permissions of a role', () => {
    const many = Array.from({ length: 30 }, (_, at) => `permission-${at}`)
    expect(detailsOf({ from: ['orders.read'], to: many, name: 'Packing' })).toEqual([
      { name: '', before: 'orders.read', after: many.join(', ') },
      { name: 'name', before: null, after: 'Packing' },
    ])
  })

  it('are its fields otherwise, whatever they are, and no more than a line of each', () => {
    expect(detailsOf({ from: 'the server', sizes: ['S'], isActive: false })).toEqual([
      { name: 'from', before: null, after: 'the server' },
      { name: 'sizes', before: null, after: 'S' },
      { name: 'isActive', before: null, after: 'false' },
    ])
    expect(detailsOf({ text: 'x'.repeat(5000) })[0]?.after.length).toBeLessThanOrEqual(200)
    expect(detailsOf({})).toEqual([])
    expect(detailsOf(null)).toEqual([])
  })
})
