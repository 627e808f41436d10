import { describe, expect, it } from 'vitest'
import { typedAmount } from './typed-amount.ts'

describe('an amount that staff type', () => {
  it.each([
    ['100.50', 'LKR', 10_050],
    [' 0,07 ', 'USD', 7],
    ['19.99', 'USD', 1_999],
    ['500', 'JPY', 500],
  ])('%j in %s is %i in minor units', (typed, currency, minor) => {
    expect(typedAmount(typed, currency)).toBe(minor)
  })

  it.each([
    ['500.5', 'JPY'],
    ['1.005', 'LKR'],
    ['', 'LKR'],
    ['-5', 'LKR'],
    ['1e3', 'LKR'],
    ['9'.repeat(20), 'LKR'],
    ['ten', 'LKR'],
  ])('%j in %s is none', (typed, currency) => {
    expect(typedAmount(typed, currency)).toBeNaN()
  })
})
