import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { DerivedFiles } from './derived/derived-files.ts'
import type { NamePicture } from './drawing/draw-name.ts'
import type { PictureMaker } from './drawing/picture-maker.ts'

/** Pictures of a store without a logo, drawn from its name. */
export interface NamePictures {
  /** The file of a picture of a name. Drawn when it is first asked for. */
  file(name: string, as: NamePicture): Promise<string>
}

export interface NamePicturesOptions {
  readonly dataDir: string
  readonly keep: DerivedFiles['keep']
  readonly maker: Pick<PictureMaker, 'make'>
}

export const createNamePictures = ({ dataDir, keep, maker }: NamePicturesOptions): NamePictures => ({
  file: (name, as) =>
    keep(join(dataDir, 'media', 'names', printOf(name), as), () =>
      maker.make({ does: 'draw-name', name, as }),
    ),
})

/** Another name has another address, so browsers may keep a picture for good. */
export const addressOfNamePicture = (name: string, as: NamePicture): string =>
  `/media/names/${printOf(name)}/${as}`

const printOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 16)
