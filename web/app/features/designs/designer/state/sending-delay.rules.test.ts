import { expect, it } from 'vitest'
import { sendingDelayMs } from './sending-delay.rules.ts'

it('a design is stored after five seconds; what is refused is tried again ever less often [B4.15]', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 40].map((failures) => sendingDelayMs(failures) / 1000)).toEqual([
    5, 5, 10, 20, 40, 80, 80, 80,
  ])
})
