import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { AppError } from './errors.ts'

/** The room that is left on the disk of the data folder. */
export interface DiskSpace {
  freeBytes(): Promise<number>
  /** Less is left than the owner wants to keep free: for the database, for orders, for what people upload. */
  isLow(): Promise<boolean>
  /** Refuses with 'media.unavailable' while the space is low. */
  requireRoom(): Promise<void>
}

export interface DiskSpaceSettings {
  readonly dataDir: string
  readonly leastFreeMib: number
}

/** The disk of a folder; one that nothing was written to yet is not there, and its parent is on the same disk. */
const statfsOf = (folder: string): Promise<StatsFs> =>
  statfs(folder).catch((error: NodeJS.ErrnoException) => {
    const parent = dirname(folder)
    if (error.code !== 'ENOENT' || parent === folder) throw error
    return statfsOf(parent)
  })

export function watchDiskSpace({ dataDir, leastFreeMib }: DiskSpaceSettings): DiskSpace {
  const freeBytes = async () => {
    const { bavail, bsize } = await statfsOf(dataDir)
    return bavail * bsize
  }
  const isLow = async () => (await freeBytes()) < leastFreeMib * 1024 * 1024
  return {
    freeBytes,
    isLow,
    requireRoom: async () => {
      if (!(await isLow())) return
      const message = 'Pictures are not available right now. Please try again later.'
      throw new AppError('unavailable', 'media.unavailable', message, {
        cause: new Error(`less than ${leastFreeMib} MiB free on the disk of ${dataDir}`),
      })
    },
  }
}
