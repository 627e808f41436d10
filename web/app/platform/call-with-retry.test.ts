import { describe, expect, it } from 'vitest'
import type { Result } from './api.ts'
import { callWithRetry } from './call-with-retry.ts'

type Answer = Result<'countries.list'>

const busy: Answer = { ok: false, failure: { status: 503, code: 'server.overloaded', message: 'busy' } }
const away: Answer = { ok: false, failure: { status: 503, code: 'payments.unavailable', message: 'away' } }
const listed: Answer = { ok: true, value: { success: true, countries: [] } }

/** Calls a fake that returns these results in order; returns the waits in between, in ms. */
async function asking(answers: readonly Answer[], continuesAfter = (_waits: number) => true) {
  const left = [...answers]
  const waits: number[] = []
  const answer = await callWithRetry<'countries.list'>(
    async () => left.shift() ?? listed,
    () => continuesAfter(waits.length),
    async (ms) => void waits.push(ms),
  )
  return { answer, waits }
}

describe('an overloaded server', () => {
  it('is retried after two seconds, until it answers', async () => {
    expect(await asking([busy, busy, listed])).toEqual({ answer: listed, waits: [2000, 2000] })
  })

  it('is called three times at most', async () => {
    expect(await asking([busy, busy, busy, listed])).toEqual({ answer: busy, waits: [2000, 2000] })
  })

  it('is not retried for another reason, nor for an aborted call', async () => {
    expect(await asking([away, listed])).toEqual({ answer: away, waits: [] })
    expect(await asking([busy, listed], (waits) => waits < 1)).toEqual({ answer: busy, waits: [2000] })
  })
})
