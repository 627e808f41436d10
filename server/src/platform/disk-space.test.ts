import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { watchDiskSpace } from './disk-space.ts'

it('the room on the disk is known before the data folder is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-space-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const disk = watchDiskSpace({ dataDir: join(folder, 'not', 'yet'), leastFreeMib: 1 })
  expect(await disk.freeBytes()).toBeGreaterThan(0)
  expect(await disk.isLow()).toBe(false)
})
