import { describe, expect, it } from 'vitest'
import { sortedJson } from './sorted-json.ts'

describe('sorted JSON', () => {
  it('is the same whatever the order of the keys, at any depth', () => {
    expect(sortedJson({ b: [{ d: 1, c: 2 }], a: null })).toBe(sortedJson({ a: null, b: [{ c: 2, d: 1 }] }))
  })

  it('is another one for lists in another order and for other content', () => {
    expect(sortedJson([1, 2])).not.toBe(sortedJson([2, 1]))
    expect(sortedJson({ a: 1 })).not.toBe(sortedJson({ a: '1' }))
  })
})
