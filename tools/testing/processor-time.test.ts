import { expect, it } from 'vitest'
import { workedSeconds } from './processor-time.ts'

it('adds up what all processors worked, without what they were idle', () => {
  const times = { user: 1_000, nice: 200, sys: 300, irq: 0, idle: 50_000 }
  const processor = { model: '', speed: 0, times }
  expect(workedSeconds([processor, processor])).toBe(3)
})
