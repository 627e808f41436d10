import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Returns a file's path, having made the file if it was not there. Whatever is asked for at once is made once. */
export type StoreFile = (file: string, make: () => Promise<Uint8Array>) => Promise<string>

export function storeFiles(): StoreFile {
  const underway = new Map<string, Promise<string>>()
  return (file, make) => {
    const joined = underway.get(file)
    if (joined !== undefined) return joined
    const making = storedOrMade(file, make).finally(() => underway.delete(file))
    underway.set(file, making)
    return making
  }
}

/** Written beside and renamed, so that nobody reads half a file. */
async function storedOrMade(file: string, make: () => Promise<Uint8Array>): Promise<string> {
  if (await exists(file)) return file
  const bytes = await make()
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return file
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
