import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../api.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const minutes = 60_000

describe('a call to the shop', () => {
  it('has no timeout of its own: it waits as long as the answer takes [A9.27]', async () => {
    const sent: RequestInit[] = []
    const api = createApi({
      fetch: (_, init) => {
        sent.push(init)
        return new Promise((answer) =>
          setTimeout(
            () => answer({ ok: true, status: 200, json: async () => ({ success: true, countries: [] }) }),
            30 * minutes,
          ),
        )
      },
      token: () => null,
      onDeadToken: () => undefined,
    })
    const result = api('countries.list')
    await vi.advanceTimersByTimeAsync(30 * minutes)
    expect(await result).toMatchObject({ ok: true })
    expect(sent).toMatchObject([{ method: 'GET' }])
    expect(sent[0]?.signal).toBeUndefined()
  })
})
