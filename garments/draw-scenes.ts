import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { renderScene } from './src/scenes/render-scene.ts'
import { sceneFile } from './src/scenes/scene-files.ts'
import { scenes } from './src/scenes/scenes.ts'

// Draws all or the named scenes again, after a change to garments or scenes:
// npm run scenes -w garments [name ...]
const named = process.argv.slice(2)
await mkdir(new URL('pictures', import.meta.url), { recursive: true })
for (const scene of scenes.filter(({ id }) => named.length === 0 || named.includes(id))) {
  const file = sceneFile(scene.id)
  if (file === undefined) continue
  const picture = await renderScene(scene)
  await sharp(picture).avif({ quality: 80, effort: 5 }).toFile(file)
  if (scene.id === 'social') await writeSocialCard(picture)
  console.log(scene.id)
}

/** The preview card of pages without a picture of their own. */
async function writeSocialCard(picture: Buffer): Promise<void> {
  const file = fileURLToPath(new URL('../web/public/social-card.jpg', import.meta.url))
  await sharp(picture).jpeg({ quality: 84, mozjpeg: true }).toFile(file)
}
