import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { DiskSpace } from '../../disk-space.ts'
import { type StoreFile, storeFiles } from '../store-files.ts'

/** Files that can be made again at any time: drawings, their sizes, cards. What people uploaded is never among them. */
export interface DerivedFiles {
  readonly keep: StoreFile
  discard(file: string): Promise<void>
}

/** Folders of `media` with derived files. In `uploads` the sizes are derived, and the originals are not. */
const derivedFolders = ['masters', 'renditions', 'cards', 'scenes', 'avatars', 'uploads', 'proxied']
const isOriginal = (file: string) => /^master\.(webp|png)$/.test(basename(file))

export interface DerivedFilesOptions {
  readonly dataDir: string
  /** Their most; beyond it the least recently used go. */
  readonly mostBytes: number
  readonly disk: DiskSpace
  /** So long, in ms, a master stays that no size has been made of. */
  readonly masterIdleMs?: number
}

const anHourMs = 3_600_000

export function createDerivedFiles({
  dataDir,
  mostBytes,
  disk,
  masterIdleMs = anHourMs,
}: DerivedFilesOptions): DerivedFiles {
  const once = storeFiles()
  const files = new LRUCache<string, number>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, file, reason) => {
      if (reason === 'evict') void rm(file, { force: true })
    },
  })
  const media = join(dataDir, 'media')
  const counted = countFound(media, files)
  const discard = async (file: string) => {
    await counted
    files.delete(file)
    await rm(file, { force: true })
  }
  const masters = leavingWhenIdle(masterIdleMs, discard)
  void counted.then(() => {
    for (const file of files.keys()) if (isMaster(media, file)) masters.used(file)
  })
  return {
    keep: async (file, make) => {
      await counted
      await once(file, async () => {
        await disk.requireRoom()
        return make()
      })
      if (files.get(file) === undefined) files.set(file, (await stat(file)).size)
      if (isMaster(media, file)) masters.used(file)
      return file
    },
    discard,
  }
}

/** A drawing in full size takes more room than the sizes that pages ask for, and is drawn again within a second. */
const isMaster = (media: string, file: string): boolean => dirname(file) === join(media, 'masters')

/** Discards files that have not been used for a while. */
function leavingWhenIdle(idleMs: number, discard: (file: string) => Promise<void>) {
  const timers = new Map<string, NodeJS.Timeout>()
  const leave = (file: string) => {
    timers.delete(file)
    void discard(file)
  }
  return {
    used: (file: string) => {
      const timer = timers.get(file)
      if (timer !== undefined) timer.refresh()
      else timers.set(file, setTimeout(leave, idleMs, file).unref())
    },
  }
}

/** Counts what an earlier run left, the longest unused first, and takes away what it did not finish. */
async function countFound(folder: string, files: LRUCache<string, number>): Promise<void> {
  const found: { file: string; bytes: number; usedAt: number }[] = []
  for (const name of derivedFolders) {
    const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
    for (const entry of entries) {
      if (!entry.isFile() || isOriginal(entry.name)) continue
      const file = join(entry.parentPath, entry.name)
      // Another server process may be writing or removing files just now.
      const stats = await stat(file).catch(() => undefined)
      if (stats === undefined) continue
      if (!unfinished.test(entry.name))
        found.push({ file, bytes: stats.size, usedAt: Math.max(stats.atimeMs, stats.mtimeMs) })
      else if (stats.mtimeMs < Date.now() - finishedWithinMs) await rm(file, { force: true })
    }
  }
  found.sort((a, b) => a.usedAt - b.usedAt)
  for (const { file, bytes } of found) files.set(file, bytes)
}

/** Nothing takes longer to write. */
const finishedWithinMs = 10 * 60_000

/** As storeFiles writes them until they are whole. */
const unfinished = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
