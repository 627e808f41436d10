import { expect, it } from 'vitest'
import { createMoment } from './moment.ts'

it('a moment reaches every subscriber at once, with its fact, and waits for all of them', async () => {
  const moment = createMoment<{ readonly isPaid: boolean }>()
  const seen: string[] = []
  moment.subscribe(({ isPaid }) => seen.push(`one ${isPaid}`))
  moment.subscribe(async () => {
    await Promise.resolve()
    seen.push('two')
  })
  const announced = moment.announce({ isPaid: true })
  expect(seen).toEqual(['one true'])
  await announced
  expect(seen).toEqual(['one true', 'two'])
})

it('a subscriber that fails holds back nobody', async () => {
  const moment = createMoment<void>()
  const seen: string[] = []
  moment.subscribe(() => {
    throw new Error('storage is off')
  })
  moment.subscribe(() => seen.push('reached'))
  await moment.announce()
  expect(seen).toEqual(['reached'])
})

it('a subscriber that stopped is not reached', async () => {
  const moment = createMoment<void>()
  const seen: string[] = []
  const stop = moment.subscribe(() => seen.push('reached'))
  stop()
  await moment.announce()
  expect(seen).toEqual([])
})
