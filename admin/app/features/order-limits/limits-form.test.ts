import { describe, expect, it } from 'vitest'
import { formOf, limitsForm } from './limits-form.ts'

const limits = {
  unitsPerLine: 20,
  unitsPerOrder: null,
  openPerAccount: 5,
  openPerPhone: null,
  openPerAddress: 10,
  unitsPerNetwork: 40,
  stockShare: 50,
  shortHoldFrom: 3,
  cashUnitsUnconfirmed: null,
  cashMaximum: 100_000,
  cashMaximumUnverified: 0,
  unusualUnits: 15,
  unusualAmount: null,
}

describe('the form of the order limits', () => {
  it('shows no limit as an empty field, and sends back the same limits', () => {
    const form = formOf(limits)
    expect(form.unitsPerOrder).toBe('')
    expect(limitsForm.parse(form)).toEqual(limits)
  })

  it.each([
    ['unitsPerLine', '0', false],
    ['unitsPerLine', '2.5', false],
    ['unitsPerLine', 'many', false],
    ['stockShare', '101', false],
    ['stockShare', '100', true],
    ['cashMaximum', '0', true],
    ['cashMaximum', '100,000', true],
    ['cashMaximum', '-1', false],
  ] as const)('takes for %s %j: %s', (field, typed, good) => {
    const { error } = limitsForm.safeParse({ ...formOf(limits), [field]: typed })
    expect(error?.issues.map(({ path }) => path) ?? []).toEqual(good ? [] : [[field]])
  })
})
