import { describe, expect, it } from 'vitest'
import { warmUp } from './warm-up.ts'

const address = (key: string) => `/media/garments/${key}/960.webp`

function warming(keys: readonly string[], isClosing = () => false) {
  const asked: string[] = []
  const failed: string[] = []
  const done = warmUp({
    pictures: {
      rendition: async (key) => {
        asked.push(key)
        if (key === 'torn') throw new Error('cannot be drawn')
        return key
      },
    },
    addresses: keys.map(address),
    isClosing,
    onFailure: (one) => failed.push(one),
  })
  return { asked, failed, done }
}

describe('pictures made beforehand', () => {
  it('go on after one that cannot be drawn, which is reported', async () => {
    const { asked, failed, done } = warming(['tee', 'torn', 'tote'])
    await done
    expect(asked).toEqual(['tee', 'torn', 'tote'])
    expect(failed).toEqual([address('torn')])
  })

  it('stop when the shop closes, and a picture cut short then is no failure', async () => {
    const state = { isClosing: false }
    const { asked, failed, done } = warming(['torn', 'tee'], () => state.isClosing)
    state.isClosing = true
    await done
    expect(asked).toEqual(['torn'])
    expect(failed).toEqual([])
  })

  it('leave out addresses that are not garments', async () => {
    const { asked, done } = warming([])
    await done
    expect(asked).toEqual([])
    await warmUp({
      pictures: { rendition: async () => expect.fail('nothing to draw') },
      addresses: ['/favicon.ico'],
      isClosing: () => false,
      onFailure: () => expect.fail('nothing failed'),
    })
  })
})
