import { expect, it } from 'vitest'
import { freePort, isFreePort } from './ports.ts'

it('a reserved port is not given away, though it is free', async () => {
  const [reserved, other] = [await freePort(), await freePort()]
  expect(await isFreePort(reserved)).toBe(true)
  const drawn = [reserved, reserved, other]
  expect(await freePort([reserved], () => drawn.shift() ?? 0)).toBe(other)
})
