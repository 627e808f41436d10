import { expect, it } from 'vitest'
import { coversToasts } from './toast-place.rules.ts'

it('moves toasts away from a clicked element below the header at the top right, and from nothing else', () => {
  const button = (top: number, right: number) => ({ top, bottom: top + 44, right })
  expect(coversToasts(button(100, 1400), 1440)).toBe(true)
  expect(coversToasts(button(100, 300), 390)).toBe(true)
  expect(coversToasts(button(100, 700), 1440)).toBe(false)
  expect(coversToasts(button(10, 380), 390)).toBe(false)
  expect(coversToasts(button(600, 380), 390)).toBe(false)
})
