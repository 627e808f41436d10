import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { doPictureWork } from './drawing/picture-works.ts'
import { createScenePictures } from './scene-pictures.ts'
import { storeFiles } from './store-files.ts'

it('a scene is cut to the width that a page asks for, and no other file can be had', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'scenes-'))
  try {
    const scenes = createScenePictures({ dataDir, keep: storeFiles(), maker: { make: doPictureWork } })
    const file = await scenes.rendition('rail', 480, 'avif')
    expect(await sharp(file).metadata()).toMatchObject({ width: 480, height: 384 })
    expect(await scenes.rendition('../rail', 480, 'avif')).toBeUndefined()
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
