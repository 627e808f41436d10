import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockupPolling, poll } from './poll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const polling = (signal = new AbortController().signal) => ({ ...mockupPolling, signal })

describe('polling for mockups', () => {
  it('asks every three seconds until there is an answer [B9.27]', async () => {
    const answers = [undefined, undefined, 'done']
    const ask = vi.fn(async () => answers.shift())
    const result = poll(ask, polling())
    await vi.advanceTimersByTimeAsync(2_999)
    expect(ask).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(6_001)
    expect(ask).toHaveBeenCalledTimes(3)
    expect(await result).toBe('done')
  })

  it('goes on when a question fails, and ends after five minutes', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('no network')))
    const result = poll(ask, polling())
    await vi.advanceTimersByTimeAsync(400_000)
    expect(ask).toHaveBeenCalledTimes(100)
    expect(await result).toBeUndefined()
  })

  it('ends when the screen is left', async () => {
    const page = new AbortController()
    const ask = vi.fn(async () => undefined)
    void poll(ask, polling(page.signal))
    await vi.advanceTimersByTimeAsync(3_000)
    page.abort()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
