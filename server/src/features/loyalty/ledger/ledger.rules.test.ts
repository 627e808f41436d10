import { describe, expect, it } from 'vitest'
import { dayBegin, limitedPoints, monthBegin, worthNow } from './ledger.rules.ts'

describe('what costs nothing to do', () => {
  const points = (kind: Parameters<typeof limitedPoints>[0]['kind'], before: number, points = 50) =>
    limitedPoints({ kind, points }, { monthlyMaximum: 200 }, async () => ({ points: before }))

  it('earns what the month still has room for', async () => {
    for (const kind of ['review', 'share', 'referral', 'style'] as const) {
      expect(await points(kind, 0)).toBe(50)
      expect(await points(kind, 170)).toBe(30)
      expect(await points(kind, 200)).toBe(0)
      expect(await points(kind, 260)).toBe(0)
    }
    expect(await points('review', 200, -20)).toBe(-20)
  })

  it('is no order: these earn without a limit', async () => {
    expect(await points('order', 1_000)).toBe(50)
  })

  it('is counted together', async () => {
    let asked: readonly string[] = []
    await limitedPoints({ kind: 'share', points: 1 }, { monthlyMaximum: 1 }, async (kinds) => {
      asked = kinds
      return { points: 0 }
    })
    expect([...asked].sort()).toEqual(['referral', 'review', 'share', 'style'])
  })
})

it('an award keeps its points while its cause stands, and is never worth more than was given', () => {
  expect(worthNow({ points: 10, stands: true }, 30)).toBe(30)
  expect(worthNow({ points: 10 }, 30)).toBe(10)
  expect(worthNow({ points: 40 }, 30)).toBe(30)
})

it('months and days begin at midnight in Colombo', () => {
  const last = new Date('2026-10-31T18:29:59Z')
  const first = new Date('2026-10-31T18:30:00Z')
  expect(monthBegin(last).toISOString()).toBe('2026-09-30T18:30:00.000Z')
  expect(monthBegin(first)).toEqual(first)
  expect(dayBegin(last).toISOString()).toBe('2026-10-30T18:30:00.000Z')
  expect(dayBegin(first)).toEqual(first)
})
