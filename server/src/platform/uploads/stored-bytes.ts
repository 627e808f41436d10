import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Pictures, and their bytes as the disk has them: originals and all of their sizes. */
interface InFolder {
  readonly pictures: number
  readonly bytes: number
}

export interface StoredUploads extends InFolder {
  /** What is free on their disk. */
  readonly freeBytes: number
}

/** Sums up what is in the folder of uploads, a picture at a time: nobody waits for it, and others use the disk meanwhile. */
export async function storedUploads(folder: string): Promise<InFolder> {
  const names = await readdir(folder).catch(() => [])
  let bytes = 0
  for (const name of names) bytes += await bytesIn(join(folder, name))
  return { pictures: names.length, bytes }
}

/** What is discarded or renamed meanwhile counts nothing. */
async function bytesIn(folder: string): Promise<number> {
  const files = await readdir(folder).catch(() => [])
  const sizes = await Promise.all(
    files.map((file) =>
      stat(join(folder, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
