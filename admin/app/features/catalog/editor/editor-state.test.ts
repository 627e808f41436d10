import { describe, expect, it } from 'vitest'
import { CallFailure } from '../../../platform/call-failure.ts'
import {
  afterRefusal,
  isChanged,
  isOutdated,
  isStale,
  startOf,
  visibleProblems,
  withErrors,
} from './editor-state.ts'

const refusal = (code: string, errors = {}) => new CallFailure({ code, message: 'Not saved', errors }, 409)
const edited = (name: string) => {
  const state = startOf(undefined)
  return { ...state, form: { ...state.form, name } }
}

describe('the state of the product editor', () => {
  it('is changed once something was typed, and not when it is typed back', () => {
    expect(isChanged(startOf(undefined))).toBe(false)
    expect(isChanged(edited('Shirt'))).toBe(true)
    expect(isChanged(edited(''))).toBe(false)
  })

  it('shows a problem until its fields are mended', () => {
    const wrong = withErrors(edited(''), 'Check the marked field', { name: 'Enter a name' })
    expect(visibleProblems(wrong)).toEqual({
      errors: { name: 'Enter a name' },
      problem: 'Check the marked field',
    })
    const mended = { ...wrong, form: { ...wrong.form, name: 'Shirt' } }
    expect(visibleProblems(mended)).toEqual({ errors: {}, problem: undefined })
  })

  it('keeps what was typed when the server refuses it, and puts its errors at the fields', () => {
    const before = edited('Shirt')
    const after = afterRefusal(
      before,
      refusal('catalog.product-invalid', { 'colours.0.color': 'Taken' }),
      before.form,
      (path) => `form ${path}`,
    )
    expect(after.form).toBe(before.form)
    expect(visibleProblems(after)).toEqual({
      errors: { 'form colours.0.color': 'Taken' },
      problem: 'Not saved',
    })
  })

  it('catches up when someone else changed the product or its stock', () => {
    expect(isStale(refusal('catalog.changed-meanwhile'))).toBe(true)
    expect(isStale(refusal('catalog.stock-changed-meanwhile'))).toBe(false)
    expect(isOutdated(refusal('catalog.stock-changed-meanwhile'))).toBe(true)
    expect(isOutdated(refusal('catalog.not-publishable'))).toBe(false)
    expect(isOutdated(new Error('network'))).toBe(false)
  })
})
