import { expect, it } from 'vitest'
import { gramsOf } from './print-weights.rules.ts'

it('a unit weighs what its category weighs, and 300 g if that is unknown', () => {
  expect([71, 146, 375, 30].map(gramsOf)).toEqual([220, 620, 480, 80])
  expect([null, 999].map(gramsOf)).toEqual([300, 300])
})
