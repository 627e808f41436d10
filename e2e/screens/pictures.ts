import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../var/screens', import.meta.url))

/** Where the pictures of a size lie. */
export const folderOf = (size: string): string => join(root, size)

/** The picture of a scene. */
export const fileOf = (folder: string, scene: string): string =>
  join(folder, `${scene.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}.png`)

/** All pictures of a size on one. */
export const sheetOf = (size: string): string => join(root, `${size}.png`)
