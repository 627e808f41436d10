import { expect, it } from 'vitest'
import { nameOfCopy } from './saved-designs.rules.ts'

it('a copy has the name of the original, cut to 50 letters', () => {
  expect(nameOfCopy('Monsoon')).toBe('Monsoon (copy)')
  expect(nameOfCopy('a'.repeat(50))).toBe(`${'a'.repeat(43)} (copy)`)
  expect(nameOfCopy(`${'a'.repeat(42)} bcd`)).toBe(`${'a'.repeat(42)} (copy)`)
  expect(nameOfCopy('😀'.repeat(25))).toBe(`${'😀'.repeat(21)} (copy)`)
})
