import { expect, it } from 'vitest'
import { fieldsIn } from './post-form.ts'

const typed = (publishedAt: string) => {
  const form = new FormData()
  form.set('publishedAt', publishedAt)
  return form
}

it('the time of an article is the shop’s time, wherever it is typed', () => {
  const at = (publishedAt: string) => fieldsIn(typed(publishedAt), undefined).publishedAt
  expect(at('2026-12-01T09:00')).toBe(Date.parse('2026-12-01T03:30:00Z'))
  expect(at('')).toBeNull()
})

it('a time that was left alone stays exactly as it is', () => {
  const publishedAt = Date.parse('2026-12-01T03:30:42.123Z')
  expect(fieldsIn(typed('2026-12-01T09:00'), { publishedAt }).publishedAt).toBe(publishedAt)
  expect(fieldsIn(typed(''), { publishedAt }).publishedAt).toBeNull()
})
