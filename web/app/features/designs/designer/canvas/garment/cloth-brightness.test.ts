import { expect, it } from 'vitest'
import { isDarkCloth } from './cloth-brightness.ts'

it.each([
  ['#1f1f23', true],
  ['#26304a', true],
  ['#2f4a3c', true],
  ['#d8c6a2', false],
  ['#f4f3ee', false],
  ['', false],
])('cloth of %s takes light lines: %s', (color, isDark) => {
  expect(isDarkCloth(color)).toBe(isDark)
})
