import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createAvatars } from './avatars.ts'
import { doPictureWork } from './drawing/picture-works.ts'
import { storeFiles } from './store-files.ts'

it('people without a picture are told apart by a cutting of batik, always the same one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'avatars-'))
  try {
    const avatars = createAvatars({ dataDir, keep: storeFiles(), maker: { make: doPictureWork } })
    const read = async (number: string) =>
      readFileSync((await avatars.rendition(number, 96, 'webp')) ?? '').toString('base64')
    const drawn = await Promise.all(['0', '1', '2', '9', '63'].map(read))
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(await read('0')).toBe(drawn[0])
    expect(await avatars.rendition('64', 96, 'webp')).toBeUndefined()
    expect(await avatars.rendition('../1', 96, 'webp')).toBeUndefined()
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
