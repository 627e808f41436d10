import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DiskSpace } from '../../disk-space.ts'
import { isUuid } from '../../ids.ts'
import type { DesignDrawing } from '../drawing/draw-design.ts'
import type { ProofDrawing } from '../drawing/draw-proof.ts'
import type { PictureMaker } from '../drawing/picture-maker.ts'
import type { PictureSize } from '../drawing/picture-works.ts'

/** The files of a print: what is printed, and a picture of it on its garment. */
export const printFileNames = ['print.png', 'proof.webp'] as const
export type PrintFileName = (typeof printFileNames)[number]

/** A print to draw, and where it lies on its garment. */
export interface PrintToDraw {
  readonly drawing: DesignDrawing
  readonly proof: Omit<ProofDrawing, 'print'>
}

export interface StoredPrint {
  readonly name: string
  /** Of its print file. */
  readonly sha256: string
  /** Of both files together. */
  readonly bytes: number
}

export interface MeasuredPrint extends StoredPrint {
  readonly widthPx: number
  readonly heightPx: number
}

/** Files that things are printed from. They are never drawn again: what was approved is what is printed. */
export interface PrintStore {
  /** Draws both files, and stores them under an unguessable name. Refuses as the drawing does. */
  draw(print: PrintToDraw): Promise<StoredPrint>
  /**
   * Stores a picture that is a print already, as a PNG without loss. `proofOf` says by its size where it lies on its
   * garment. Refuses what is no picture.
   */
  keep(picture: Uint8Array, proofOf: (size: PictureSize) => PrintToDraw['proof']): Promise<MeasuredPrint>
  /** The path of a file; undefined if there is none. */
  file(name: string, file: PrintFileName): Promise<string | undefined>
  /** Why a stored print must not be printed: it is gone, not the one with this hash, or blank. */
  objection(name: string, sha256: string): Promise<'missing' | 'changed' | 'blank' | undefined>
  /** Never fails: what cannot go now goes with the sweep. */
  discard(name: string): Promise<void>
  /** Names of prints that were there before a time; for the sweep of those that nothing needs any more. */
  namesBefore(time: Date): Promise<string[]>
}

export interface PrintStoreOptions {
  readonly dataDir: string
  readonly disk: DiskSpace
  readonly maker: Pick<PictureMaker, 'make' | 'measure' | 'isInked'>
}

/** px; a side that is longer can be drawn by no canvas. */
const wholePicture = { kind: 'design-image', width: 10_000, height: 10_000, fit: 'lossless' } as const

/** The shop's own address of a file of a print. */
export const addressOfPrint = (name: string, file: PrintFileName): string => `/media/prints/${name}/${file}`

export function createPrintStore({ dataDir, disk, maker }: PrintStoreOptions): PrintStore {
  const folder = join(dataDir, 'media', 'prints')
  const fileOf = async (name: string, file: PrintFileName) => {
    const path = join(folder, name, file)
    return isUuid(name) && (await isThere(path)) ? path : undefined
  }
  const store = (bytes: Uint8Array, proof: PrintToDraw['proof']) => stored({ folder, maker }, bytes, proof)
  return {
    draw: async ({ drawing, proof }) => {
      await disk.requireRoom()
      return store(await maker.make({ does: 'draw-design', drawing }), proof)
    },
    keep: async (picture, proofOf) => {
      await disk.requireRoom()
      const size = await maker.measure(picture)
      const bytes = await maker.make({ does: 'draw-upload', bytes: picture, shape: wholePicture })
      return { ...(await store(bytes, proofOf(size))), widthPx: size.width, heightPx: size.height }
    },
    file: fileOf,
    objection: async (name, sha256) => {
      const path = await fileOf(name, 'print.png')
      if (path === undefined) return 'missing'
      if (hashOf(await readFile(path)) !== sha256) return 'changed'
      return (await maker.isInked(path)) ? undefined : 'blank'
    },
    discard: (name) => rm(join(folder, name), { recursive: true, force: true }).catch(() => {}),
    namesBefore: async (time) => {
      const names = await readdir(folder).catch(() => [])
      const times = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)))
      return names.filter((_, nth) => (times[nth]?.mtime ?? time) < time)
    },
  }
}

/** Both files are written beside and renamed, so that nobody finds half a print. */
async function stored(
  { folder, maker }: Pick<PrintStoreOptions, 'maker'> & { readonly folder: string },
  bytes: Uint8Array,
  proof: PrintToDraw['proof'],
): Promise<StoredPrint> {
  const name = randomUUID()
  const unfinished = join(folder, `unfinished-${name}`)
  try {
    await mkdir(unfinished, { recursive: true })
    const print = join(unfinished, 'print.png')
    await writeFile(print, bytes)
    const onGarment = await maker.make({ does: 'draw-proof', print, ...proof })
    await writeFile(join(unfinished, 'proof.webp'), onGarment)
    await rename(unfinished, join(folder, name))
    return { name, sha256: hashOf(bytes), bytes: bytes.length + onGarment.length }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {})
    throw error
  }
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
