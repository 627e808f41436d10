import { describe, expect, it } from 'vitest'
import { onTracked, type TrackedEvent, track } from './tracking.ts'

const added = (id: string): TrackedEvent => ({ kind: 'add-to-cart', items: [{ id, quantity: 1 }] })

describe('what can be counted', () => {
  it('waits for who counts it, and is forgotten if it was done before the consent', () => {
    const heard: TrackedEvent[] = []
    track(added('before'))
    const never = onTracked((event) => heard.push(event), Date.now() + 60_000)
    never()
    expect(heard).toEqual([])
    const consentedAt = Date.now()
    track(added('waiting'))
    const stop = onTracked((event) => heard.push(event), consentedAt)
    track(added('at once'))
    stop()
    expect(heard).toEqual([added('waiting'), added('at once')])
  })
})
