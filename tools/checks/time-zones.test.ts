import { describe, expect, it } from 'vitest'
import { timeZoneProblems } from './time-zones.ts'

describe('dates as words', () => {
  it.each([
    "new Date(at).toLocaleDateString('en-GB')",
    "date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })",
    "new Date(at).toLocaleString('en-GB', {\n  dateStyle: 'long',\n  timeStyle: 'short',\n})",
    "new Intl.DateTimeFormat('en-GB', { month: 'long' }).format(at)",
  ])('without a zone are found: %s', (code) => {
    expect(timeZoneProblems('one.ts', code)).toEqual([expect.stringMatching(/^one\.ts:1: a date is written/)])
  })

  it.each([
    "date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Colombo' })",
    "date.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone })",
    "amount.toLocaleString('en-US', { minimumFractionDigits: 2 })",
  ])('with a zone, and numbers, are not: %s', (code) => {
    expect(timeZoneProblems('one.ts', code)).toEqual([])
  })
})
