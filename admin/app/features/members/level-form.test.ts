import { describe, expect, it } from 'vitest'
import { benefitLines, problemOf } from './level-form.ts'

describe('the other benefits of a level', () => {
  it('are typed one a line; spaces and empty lines do not count', () => {
    expect(benefitLines(' A badge \n\n  Gifts\n')).toEqual(['A badge', 'Gifts'])
    expect(problemOf([])).toBeUndefined()
    expect(problemOf(['A badge', 'Gifts'])).toBeUndefined()
  })

  it('are six at most', () => {
    const lines = ['one', 'two', 'three', 'four', 'five', 'six']
    expect(problemOf(lines)).toBeUndefined()
    expect(problemOf([...lines, 'seven'])).toEqual({ kind: 'tooMany', count: 6 })
  })

  it('have 120 characters a line at most', () => {
    expect(problemOf(['A badge', 'x'.repeat(120)])).toBeUndefined()
    const long = 'Invitations to our shows and to all that comes after them'
    expect(problemOf(['A badge', long.padEnd(121, '!')])).toEqual({
      kind: 'tooLong',
      line: 'Invitations to our shows and t…',
      count: 120,
    })
  })

  it('are all different', () => {
    expect(problemOf(['Gifts', 'A badge', 'Gifts'])).toEqual({ kind: 'twice', line: 'Gifts' })
  })
})
