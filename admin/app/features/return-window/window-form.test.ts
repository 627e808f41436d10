import { describe, expect, it } from 'vitest'
import { windowForm } from './window-form.ts'

describe('the form of the return window', () => {
  it.each([
    ['7', true],
    [' 14 ', true],
    ['365', true],
    ['0', false],
    ['366', false],
    ['1.5', false],
    ['', false],
    ['a week', false],
  ])('takes %j: %s', (days, good) => {
    expect(windowForm.safeParse({ days }).success).toBe(good)
  })
})
