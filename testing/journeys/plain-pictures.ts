import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pictureWidths } from '@first-fashion/contract/limits'
import sharp from 'sharp'

const formats = { avif: 'avif', webp: 'webp', jpg: 'jpeg' } as const
const cuts = ['', '.detail', '.evening']
const scenes = fileURLToPath(new URL('../../garments/pictures', import.meta.url))

/**
 * Lays one plain picture, in all sizes, where a demonstration keeps the pictures of its products, looks and people. To
 * draw and encode them takes longer than all that journeys do; they have their own tests, and what is designed is drawn.
 */
export async function layPlainPictures(shopUrl: string, dataDir: string): Promise<void> {
  const media = join(dataDir, 'media')
  await writePlainPictures(join(media, 'plain'))
  const names = { renditions: await garmentsOf(shopUrl), scenes: await scenesByPrint(), avatars: people }
  for (const [folder, pictures] of Object.entries(names)) {
    await mkdir(join(media, folder), { recursive: true })
    await Promise.all(pictures.map((name) => symlink('../plain', join(media, folder, name))))
  }
}

async function writePlainPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all(
    pictureWidths.flatMap((width) =>
      Object.entries(formats).map(async ([ending, format]) =>
        writeFile(join(folder, `${width}.${ending}`), await plainPicture(width).toFormat(format).toBuffer()),
      ),
    ),
  )
}

/** The names of all pictures of the products on sale. */
async function garmentsOf(shopUrl: string): Promise<string[]> {
  const listed = await (await fetch(`${shopUrl}/api/product/list`)).text()
  const drawings = listed.matchAll(/\/media\/garments\/([\w-]+)\.(?:front|back)\.([\w.-]+?\.v\d+)[./]/g)
  const names = [...drawings].flatMap(([, garment, look]) =>
    ['front', 'back'].flatMap((view) => cuts.map((cut) => `${garment}.${view}.${look}${cut}`)),
  )
  return [...new Set(names)]
}

/** Scenes are kept under a name that changes when they are drawn anew. */
const scenesByPrint = async (): Promise<string[]> =>
  Promise.all(
    (await readdir(scenes)).map(async (file) => {
      const print = createHash('sha256')
        .update(await readFile(join(scenes, file)))
        .digest('hex')
      return `${file.replace('.avif', '')}.${print.slice(0, 12)}`
    }),
  )

const people = Array.from({ length: 64 }, (_, number) => String(number))

/** Of the shape that pictures of garments have. */
const plainPicture = (width: number) =>
  sharp({ create: { width, height: Math.round(width * 1.25), channels: 3, background: '#d8cfc0' } })
