import type { ShapingFace } from '@first-fashion/designer-engine/text/shaper'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFaces } from './faces.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const read: ShapingFace = { unitsPerEm: 1000, ascender: 800, descender: -200, shaped: () => [] }

/** Faces of a design that is drawn anew whenever something has changed, and the network that they come over. */
function drawn() {
  const network = { asked: 0, isLost: false, isShown: true }
  const draw = () => (network.isShown ? faces.load(['arimo-400']) : undefined)
  const fetchFace = async () => {
    network.asked++
    if (network.isLost) throw new Error('The face answered 503')
    return read
  }
  const faces = createFaces(fetchFace, () => void draw())
  return { faces, network, draw }
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a face', () => {
  it('is loaded once for all texts', async () => {
    const { faces, network, draw } = drawn()
    await Promise.all([draw(), draw()])
    await draw()
    expect(network.asked).toBe(1)
    expect(faces.get('arimo-400')).toBe(read)
    expect(faces.hasFailed('arimo-400')).toBe(false)
  })

  it('that could not be loaded is asked for again while a text needs it, each time after twice as long', async () => {
    const { faces, network, draw } = drawn()
    network.isLost = true
    await draw()
    expect(faces.hasFailed('arimo-400')).toBe(true)
    await draw()
    await after(2_999)
    expect(network.asked).toBe(1)
    await after(1)
    expect(network.asked).toBe(2)
    expect(faces.hasFailed('arimo-400')).toBe(true)
    await after(5_999)
    expect(network.asked).toBe(2)
    network.isLost = false
    await after(1)
    expect(faces.get('arimo-400')).toBe(read)
    expect(faces.hasFailed('arimo-400')).toBe(false)
    await after(600_000)
    expect(network.asked).toBe(3)
  })

  it('that could not be loaded is asked for at once when the network is back', async () => {
    const { faces, network, draw } = drawn()
    network.isLost = true
    await draw()
    network.isLost = false
    faces.retry()
    await after(0)
    expect(faces.get('arimo-400')).toBe(read)
    await after(600_000)
    expect(network.asked).toBe(2)
  })

  it('is not asked for any more once no text needs it, and anew when one does', async () => {
    const { network, draw } = drawn()
    network.isLost = true
    await draw()
    network.isShown = false
    await after(600_000)
    expect(network.asked).toBe(1)
    network.isShown = true
    await draw()
    expect(network.asked).toBe(2)
  })
})
