import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { levelsOf, type PictureSize, readLevelFile } from '@first-fashion/contract/designs/picture-levels'
import { isUuid } from '../ids.ts'
import type { DerivedFiles } from '../media/derived/derived-files.ts'
import type { PictureFacts } from '../media/drawing/lossless-pictures.ts'
import type { PictureMaker } from '../media/drawing/picture-maker.ts'

/** The levels of uploads for designs; the canvas and the print renderer read the same files. */
export interface PictureLevels {
  /** What is known of an upload. Throws if there is no such upload. */
  inspect(name: string): Promise<PictureFacts>
  /** The file behind the last part of a level's address; undefined for a level that the upload does not have. */
  file(name: string, file: string): Promise<string | undefined>
}

interface LevelsOptions {
  readonly folder: string
  readonly files: DerivedFiles
  readonly maker: Pick<PictureMaker, 'make' | 'inspect'>
}

/** An upload in its folder: without loss, or a photograph. */
export const mastersWithLevels = ['master.png', 'master.jpg'] as const

/** The name of the file for such bytes. */
export const masterOfBytes = (bytes: Uint8Array): (typeof mastersWithLevels)[number] =>
  bytes[0] === 0xff && bytes[1] === 0xd8 ? 'master.jpg' : 'master.png'

/** A level is made when it is asked for first, and again when it went to make room. */
export function createPictureLevels({ folder, files, maker }: LevelsOptions): PictureLevels {
  const cutoutOf = (name: string, { path, size }: Master) =>
    files.keep(join(folder, name, `${size.width}x${size.height}-0-cutout.png`), () =>
      maker.make({ does: 'draw-cutout', picture: path }),
    )
  return {
    inspect: async (name) => maker.inspect((await masterIn(join(folder, name)))?.path ?? join(folder, name)),
    file: async (name, file) => {
      const requested = readLevelFile(file)
      const master = requested === undefined || !isUuid(name) ? undefined : await masterIn(join(folder, name))
      if (requested === undefined || master === undefined || !isSame(master.size, requested.size))
        return undefined
      const level = levelsOf(master.size)[requested.level]
      if (level === undefined) return undefined
      if (level.level === 0) return requested.isBackgroundRemoved ? cutoutOf(name, master) : master.path
      return files.keep(join(folder, name, file), async () => {
        const picture = requested.isBackgroundRemoved ? await cutoutOf(name, master) : master.path
        return maker.make({ does: 'draw-level', picture, level })
      })
    },
  }
}

const isSame = (one: PictureSize, other: PictureSize): boolean =>
  one.width === other.width && one.height === other.height

interface Master {
  readonly path: string
  readonly size: PictureSize
}

/** The stored file of an upload, and how large it is; undefined if there is none. */
async function masterIn(folder: string): Promise<Master | undefined> {
  for (const file of mastersWithLevels) {
    const path = join(folder, file)
    const head = await headOf(path)
    const size = head && (file === 'master.png' ? sizeOfPng(head) : sizeOfJpeg(head))
    if (size !== undefined) return { path, size }
  }
  return undefined
}

/** Enough of our own files to say how large the picture is: they hold nothing but the picture. */
const headBytes = 4096

async function headOf(file: string): Promise<Buffer | undefined> {
  const handle = await open(file).catch(() => undefined)
  if (handle === undefined) return undefined
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** A PNG begins with 8 bytes of its own, and its first chunk says how large it is. */
const sizeOfPng = (head: Buffer): PictureSize => ({
  width: head.readUInt32BE(16),
  height: head.readUInt32BE(20),
})

/** A JPEG is a row of segments: FF, a marker, a length. One of those from C0 on, its frame, says how large it is. */
function sizeOfJpeg(head: Buffer): PictureSize | undefined {
  let at = 2
  while (at + 9 <= head.length) {
    const marker = head.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) }
    at += 2 + head.readUInt16BE(at + 2)
  }
  return undefined
}
