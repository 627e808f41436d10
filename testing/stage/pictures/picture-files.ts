import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../var/screens', import.meta.url))

/** The folder of a size's screenshots. */
export const folderOf = (size: string): string => join(root, size)

/** The screenshot of a state. */
export const fileOf = (folder: string, state: string): string =>
  join(folder, `${state.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}.png`)

/** All screenshots of a size on one sheet. */
export const sheetOf = (size: string): string => join(root, `${size}.png`)
