import { describe, expect, it } from 'vitest'
import { moved, progressOf } from './picture-choice.ts'

const pictures = ['a', 'b', 'c'].map((key) => ({ key, file: new File([], key), caption: key }))
const keysOf = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key).join('')

describe('chosen pictures', () => {
  it('move one place, with their captions, and not beyond the ends', () => {
    expect(keysOf(moved(pictures, 0, 1))).toBe('bac')
    expect(keysOf(moved(pictures, 2, -1))).toBe('acb')
    expect(keysOf(moved(pictures, 0, -1))).toBe('abc')
    expect(keysOf(moved(pictures, 2, 1))).toBe('abc')
  })

  it('have a progress each, of a form in which they follow one another', () => {
    expect(progressOf([100, 300], 0)).toEqual([0, 0])
    expect(progressOf([100, 300], 0.5)).toEqual([1, 1 / 3])
    expect(progressOf([100, 300], 1)).toEqual([1, 1])
    expect(progressOf([0], 0)).toEqual([1])
  })
})
