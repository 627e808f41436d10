import { levelUrl } from '@first-fashion/contract/designs/picture-levels'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPictures } from './pictures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const url = '/media/uploads/018f0000-0000-4000-8000-000000000000/1200x800.png'
const local = '/this-device/018f0000-0000-4000-8000-000000000000'
const widthPx = 300
const [level, cutout] = [levelUrl(url, 2), levelUrl(url, 2, { isBackgroundRemoved: true })]

/** Pictures that are painted anew whenever something has changed, and the network that they come over. */
function painted(address: string, isBackgroundRemoved = false) {
  const network = { asked: [] as string[], lost: new Set<string>(), isShown: true }
  const paint = () => {
    if (network.isShown) pictures.get(address, widthPx, isBackgroundRemoved)
  }
  const fetchFile = async (picture: string) => {
    network.asked.push(picture)
    if (network.lost.has(picture)) throw new Error(`${picture} was not loaded`)
    return { picture, width: 300, height: 200 }
  }
  const pictures = createPictures(fetchFile, paint)
  const shown = () => pictures.get(address, widthPx, isBackgroundRemoved)?.picture
  return { pictures, network, paint, shown }
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a picture that could not be loaded', () => {
  it('is asked for again while it is shown, each time after twice as long', async () => {
    const { pictures, network, paint, shown } = painted(url)
    network.lost.add(level)
    paint()
    await after(2_999)
    expect(pictures.state(url)).toBe('failed')
    expect(network.asked).toHaveLength(1)
    await after(1)
    expect(network.asked).toHaveLength(2)
    expect(pictures.state(url)).toBe('failed')
    await after(5_999)
    expect(network.asked).toHaveLength(2)
    network.lost.clear()
    await after(1)
    expect(pictures.state(url)).toBe('ready')
    expect(shown()).toBe(level)
    await after(600_000)
    expect(network.asked).toHaveLength(3)
  })

  it('is asked for at once when the network is back', async () => {
    const { pictures, network, paint } = painted(url)
    network.lost.add(level)
    paint()
    await after(0)
    network.lost.clear()
    pictures.retry()
    await after(0)
    expect(pictures.state(url)).toBe('ready')
    await after(600_000)
    expect(network.asked).toHaveLength(2)
  })

  it('is not asked for any more once it is off the design, and anew when it is back', async () => {
    const { network, paint } = painted(url)
    network.lost.add(level)
    paint()
    await after(0)
    network.isShown = false
    await after(600_000)
    expect(network.asked).toHaveLength(1)
    network.isShown = true
    paint()
    expect(network.asked).toHaveLength(2)
  })

  it('stays lost if only this device had it', async () => {
    const { pictures, network, paint } = painted(local)
    network.lost.add(local)
    paint()
    await after(600_000)
    expect(network.asked).toEqual([local])
    expect(pictures.state(local)).toBe('failed')
  })

  it('is not lost while another of its levels is there', async () => {
    const { pictures, network, paint, shown } = painted(url)
    network.lost.add(level)
    paint()
    pictures.load(url)
    await after(0)
    expect(pictures.state(url)).toBe('ready')
    expect(shown()).toBe(levelUrl(url, 9))
  })
})

describe('a picture whose background is removed', () => {
  it('is shown with its background until the cutout has come', async () => {
    const { pictures, network, paint, shown } = painted(url, true)
    network.lost.add(cutout)
    pictures.load(url)
    paint()
    expect(pictures.cutoutState(url)).toBe('loading')
    await after(0)
    expect(shown()).toBe(levelUrl(url, 9))
    expect([pictures.state(url), pictures.cutoutState(url)]).toEqual(['ready', 'failed'])
    network.lost.clear()
    await after(3_000)
    expect(shown()).toBe(cutout)
    expect(pictures.cutoutState(url)).toBe('ready')
  })
})
