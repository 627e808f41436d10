import { limits } from '@first-fashion/contract/limits'
import { describe, expect, it } from 'vitest'
import { lifetimeLeft, type Moment } from './quote-lifetime.rules.ts'

const minute = 60_000
const came: Moment = { steadyMs: 5_000, wallMs: Date.UTC(2026, 0, 5, 12) }
const after = (steadyMs: number, wallMs = steadyMs): Moment => ({
  steadyMs: came.steadyMs + steadyMs,
  wallMs: came.wallMs + wallMs,
})

describe('the quote of an order', () => {
  it('are valid as long as on the server, counted from their arrival', () => {
    expect(lifetimeLeft(came, came)).toBe(limits.quoteLifetimeMs)
    expect(lifetimeLeft(came, after(10 * minute))).toBe(limits.quoteLifetimeMs - 10 * minute)
    expect(lifetimeLeft(came, after(limits.quoteLifetimeMs))).toBe(0)
  })

  it.each([-60, 60])('hold as long on a device whose clock is %d minutes off', (off) => {
    const wrong = (at: Moment): Moment => ({ ...at, wallMs: at.wallMs + off * minute })
    expect(lifetimeLeft(wrong(came), wrong(came))).toBe(limits.quoteLifetimeMs)
    expect(lifetimeLeft(wrong(came), wrong(after(29 * minute)))).toBe(minute)
  })

  it('expire after a sleep in which one of the clocks stopped', () => {
    expect(lifetimeLeft(came, after(2 * minute, 45 * minute))).toBe(0)
  })

  it('expire in time although the clock was set back', () => {
    expect(lifetimeLeft(came, after(31 * minute, -29 * minute))).toBe(0)
  })
})
