import { describe, expect, it } from 'vitest'
import { type Program, programForm, typedProgram } from './program-form.ts'

const program: Program = {
  success: true,
  rules: {
    rupeesPerPoint: 5000,
    reviewPoints: 1,
    sharePoints: 1,
    referralPoints: 5,
    stylePoints: 3,
    challengePoints: 5,
    monthlyMaximum: 20,
    dailyShares: 5,
    expiryDays: 365,
    minimumRedeem: 10,
    codeDays: 90,
    areOrdersAtOnce: false,
    version: 3,
  },
  tiers: [
    { _id: 'one', name: 'Bronze', fromPoints: 0, multiplierPercent: 100, benefits: ['Welcome', 'Thanks'] },
  ],
  liability: { available: 0, pending: 0, worth: 0, ages: [], codes: 0 },
}

describe('the form of the loyalty program', () => {
  it('gives what the contract asks for', () => {
    const { version, ...rules } = program.rules
    expect(programForm.parse(typedProgram(program))).toEqual({ version, rules, tiers: program.tiers })
  })

  it.each(['', '1.5', '-1', 'many'])('refuses %j as a number', (typed) => {
    const form = typedProgram(program)
    const wrong = programForm.safeParse({ ...form, rules: { ...form.rules, expiryDays: typed } })
    expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['rules.expiryDays'])
  })

  it('needs a tier from 0 points', () => {
    const form = typedProgram(program)
    const tiers = form.tiers.map((tier) => ({ ...tier, fromPoints: '5' }))
    expect(programForm.safeParse({ ...form, tiers }).error?.issues[0]?.path).toEqual(['tiers'])
  })

  it.each([
    ['repeat', '50', '50'],
    ['fall', '150', '50'],
  ])('refuses thresholds that %s', (_, second, third) => {
    const form = typedProgram(program)
    const tierAt = (name: string, fromPoints: string) => ({
      ...{ _id: name, name, multiplierPercent: '125', benefits: '' },
      fromPoints,
    })
    const tiers = [...form.tiers, tierAt('Silver', second), tierAt('Gold', third)]
    expect(programForm.safeParse({ ...form, tiers }).error?.issues[0]?.path).toEqual(['tiers'])
  })
})
