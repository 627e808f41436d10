import { statfs } from 'node:fs/promises'
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

export function watchDiskSpace({ dataDir, leastFreeMib }: DiskSpaceSettings): DiskSpace {
  const freeBytes = async () => {
    const { bavail, bsize } = await statfs(dataDir)
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
