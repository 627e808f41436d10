import { expect, it } from 'vitest'
import { createClientEvent } from './client-event.ts'

it('an event reaches every subscriber at once, with its fact, and waits for all of them', async () => {
  const event = createClientEvent<{ readonly isPaid: boolean }>()
  const seen: string[] = []
  event.subscribe(({ isPaid }) => seen.push(`one ${isPaid}`))
  event.subscribe(async () => {
    await Promise.resolve()
    seen.push('two')
  })
  const emitted = event.emit({ isPaid: true })
  expect(seen).toEqual(['one true'])
  await emitted
  expect(seen).toEqual(['one true', 'two'])
})

it('a subscriber that fails holds back nobody', async () => {
  const event = createClientEvent<void>()
  const seen: string[] = []
  event.subscribe(() => {
    throw new Error('storage is off')
  })
  event.subscribe(() => seen.push('reached'))
  await event.emit()
  expect(seen).toEqual(['reached'])
})

it('a subscriber that stopped is not reached', async () => {
  const event = createClientEvent<void>()
  const seen: string[] = []
  const stop = event.subscribe(() => seen.push('reached'))
  stop()
  await event.emit()
  expect(seen).toEqual([])
})
