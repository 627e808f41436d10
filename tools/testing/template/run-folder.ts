import { existsSync, statfsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isProcessRunning } from '../../supervisor/supervisor-lock.ts'

const memory = '/dev/shm'
const name = 'first-fashion-test-'
const leastBytes = 2 * 1024 ** 3

/**
 * Makes the folder of a run, in memory where there is room: a shop's database is 1,200 small files, on which a disk's
 * file system spends ten times as long.
 */
export async function makeRunFolder(): Promise<string> {
  if (!hasRoom()) return mkdtemp(join(tmpdir(), name))
  await removeLeftOver()
  return mkdtemp(join(memory, `${name}${process.pid}-`))
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, process.availableMemory()) >= leastBytes
}

/** A run that was killed leaves its folder, and with it memory. */
async function removeLeftOver(): Promise<void> {
  for (const folder of await readdir(memory)) {
    const [, pid] = new RegExp(`^${name}(\\d+)-`).exec(folder) ?? []
    if (pid !== undefined && !isProcessRunning(Number(pid)))
      await rm(join(memory, folder), { recursive: true, force: true })
  }
}
