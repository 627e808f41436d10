import { expect, it } from 'vitest'
import { numberAfter } from './invoice-number.rules.ts'

it('invoices and credit notes are numbered by the year', () => {
  expect(numberAfter({ kind: 'invoice', prefix: 'FF', day: '2026-11-23' }, 122)).toEqual({
    number: 'FF-2026-000123',
    year: 2026,
    sequence: 123,
  })
  expect(numberAfter({ kind: 'credit-note', prefix: 'FF', day: '2027-01-01' }, 0).number).toBe(
    'FF-CN-2027-000001',
  )
})
