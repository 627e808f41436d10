import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watchDiskSpace } from '../../disk-space.ts'
import { createDerivedFiles } from './derived-files.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'derived-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const inMedia = (name: string) => join(dataDir, 'media', name)
const opened = (mostBytes: number, leastFreeMib = 0) =>
  createDerivedFiles({ dataDir, mostBytes, disk: watchDiskSpace({ dataDir, leastFreeMib }) })
const ofBytes = (bytes: number) => async () => new Uint8Array(bytes)

/** Writes a file as an earlier run left it, so many minutes ago. */
function left(name: string, bytes: number, minutesAgo: number): void {
  const file = inMedia(name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, new Uint8Array(bytes))
  const then = new Date(Date.UTC(2026, 0, 1) - minutesAgo * 60_000)
  utimesSync(file, then, then)
}

describe('derived files', () => {
  it('have a limit: beyond it the least recently used goes', async () => {
    const files = opened(100)
    const [a, b, c] = ['renditions/a/96.webp', 'renditions/b/96.webp', 'cards/c.jpg'].map(inMedia)
    await files.keep(a ?? '', ofBytes(40))
    await files.keep(b ?? '', ofBytes(40))
    await files.keep(a ?? '', () => expect.fail('a is there'))
    await files.keep(c ?? '', ofBytes(40))
    await expect.poll(() => [a, b, c].map((file) => existsSync(file ?? ''))).toEqual([true, false, true])
  })

  it('of an earlier run count, and go in the order of their use; what was not finished goes at once', async () => {
    left('renditions/new/96.webp', 40, 1)
    left('renditions/old/96.webp', 40, 9)
    left('masters/tee.png.0b0f6f0e-6a55-4c1d-9c1f-2c8f6f0a1b2c', 30, 9)
    const file = inMedia('scenes/sea/96.webp')
    await opened(100).keep(file, ofBytes(40))
    const there = () =>
      ['renditions/new/96.webp', 'renditions/old/96.webp'].map((name) => existsSync(inMedia(name)))
    await expect.poll(there).toEqual([true, false])
    expect(existsSync(inMedia('masters/tee.png.0b0f6f0e-6a55-4c1d-9c1f-2c8f6f0a1b2c'))).toBe(false)
    expect(existsSync(file)).toBe(true)
  })

  it('in full size go when no size has been made of them for a while, those of an earlier run too', async () => {
    left('masters/hat.png', 40, 9)
    const disk = watchDiskSpace({ dataDir, leastFreeMib: 0 })
    const files = createDerivedFiles({ dataDir, mostBytes: 1e6, disk, masterIdleMs: 600 })
    const [used, unused, size] = ['masters/tee.png', 'masters/cap.png', 'renditions/tee/96.webp'].map(inMedia)
    for (const file of [used, unused, size]) await files.keep(file ?? '', ofBytes(40))
    const there = () => ['hat', 'cap'].filter((name) => existsSync(inMedia(`masters/${name}.png`)))
    await expect
      .poll(async () => {
        await files.keep(used ?? '', () => expect.fail('it is in use'))
        return there()
      })
      .toEqual([])
    expect(existsSync(size ?? '')).toBe(true)
    await expect.poll(() => existsSync(used ?? '')).toBe(false)
  })

  it('that cannot be written leave nothing unfinished behind', async () => {
    const file = inMedia('renditions/a/96.webp')
    // A folder under their name is refused as a full disk is: after they were written beside it.
    const inTheWay = async () => {
      mkdirSync(file, { recursive: true })
      return new Uint8Array(40)
    }
    await expect(opened(100).keep(file, inTheWay)).rejects.toThrow()
    expect(readdirSync(dirname(file))).toEqual(['96.webp'])
  })

  it('never cost an upload, however large and old it is', async () => {
    left('uploads/0b0f6f0e-6a55-4c1d-9c1f-2c8f6f0a1b2c/master.webp', 5_000, 90_000)
    const files = opened(100)
    for (let nth = 0; nth < 9; nth += 1) await files.keep(inMedia(`renditions/${nth}/96.webp`), ofBytes(60))
    await expect.poll(() => existsSync(inMedia('renditions/0/96.webp'))).toBe(false)
    expect(existsSync(inMedia('uploads/0b0f6f0e-6a55-4c1d-9c1f-2c8f6f0a1b2c/master.webp'))).toBe(true)
  })

  it('are not made while the disk is nearly full; those that are there are still sent', async () => {
    left('renditions/a/96.webp', 40, 1)
    const files = opened(100, Number.MAX_SAFE_INTEGER / 1024 ** 2)
    expect(await files.keep(inMedia('renditions/a/96.webp'), () => expect.fail('it is there'))).toBeTruthy()
    const made = files.keep(inMedia('renditions/b/96.webp'), () => expect.fail('nothing is made'))
    await expect(made).rejects.toMatchObject({ kind: 'unavailable', code: 'media.unavailable' })
  })
})
