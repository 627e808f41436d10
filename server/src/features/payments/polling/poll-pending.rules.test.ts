import { expect, it } from 'vitest'
import { nextPoll, nextReversalPoll } from './poll-pending.rules.ts'

const minute = 60_000
const opened = new Date('2026-11-20T10:00:00Z')
const after = (minutes: number) => new Date(opened.getTime() + minutes * minute)

it.each([
  [0, 2],
  [2, 5],
  [5, 15],
  [16, 60],
  [61, 24 * 60],
  [24 * 60, 48 * 60],
])('a partner that was asked after %i minutes is asked again after %i', (now, next) => {
  expect(nextPoll(opened, after(now))).toEqual(after(next))
})

it('a partner is not polled for ever', () => {
  expect(nextPoll(opened, after(3 * 24 * 60))).toBeNull()
})

it.each([
  [0, 60],
  [23 * 60, 60],
  [24 * 60, 24 * 60],
  [29 * 24 * 60, 24 * 60],
  [30 * 24 * 60, 7 * 24 * 60],
])('a payment that came in %i minutes ago is polled for refunds in %i minutes', (now, next) => {
  expect(nextReversalPoll(opened, after(now))).toEqual(after(now + next))
})

it('a payment is not polled for refunds after half a year', () => {
  expect(nextReversalPoll(opened, after(180 * 24 * 60))).toBeNull()
})
