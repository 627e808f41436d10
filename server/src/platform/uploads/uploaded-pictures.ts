import { randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import type { DiskSpace } from '../disk-space.ts'
import { AppError } from '../errors.ts'
import { isUuid } from '../ids.ts'
import type { DerivedFiles } from '../media/derived/derived-files.ts'
import type { BrandPicture } from '../media/drawing/brand-pictures.ts'
import type { PictureMaker } from '../media/drawing/picture-maker.ts'
import type { PictureSize } from '../media/drawing/picture-works.ts'
import type { PictureFormat } from '../media/picture-formats.ts'
import {
  createPictureLevels,
  masterOfBytes,
  mastersWithLevels,
  type PictureLevels,
} from './picture-levels.ts'
import type { UploadShape } from './upload-shape.ts'

/** Uploaded pictures: re-encoded, so that only the image is stored, under an unguessable name. */
export interface UploadedPictures {
  /**
   * Returns the name. Refuses with 'media.not-a-picture' and 'media.too-many-pixels', a logo also with
   * 'media.blank-picture' and 'media.refers-outside', when busy with 'server.overloaded',
   * and with 'media.unavailable' when the disk takes no more.
   */
  keep(bytes: Buffer, shape: UploadShape): Promise<string>
  /** Stores a picture once more under a new name, which it returns; undefined if there is no such picture. */
  copy(name: string): Promise<string | undefined>
  /** The size of an upload in px, as it is seen. Refuses as `keep` does. */
  measure(bytes: Buffer): Promise<PictureSize>
  /** The file of a picture in a width (px) and format; undefined for no such picture. */
  rendition(name: string, width: number, format: PictureFormat): Promise<string | undefined>
  /** The file of a picture that is made of a logo; undefined if there is no such logo. */
  brandPicture(name: string, as: BrandPicture): Promise<string | undefined>
  /** What all pictures take on the disk, and what is free. Reads the whole folder. */
  stored(): Promise<StoredUploads>
  /** The size of the stored file; undefined if there is none. */
  bytesOf(name: string): Promise<number | undefined>
  /** Of uploads that are stored for designs. */
  readonly levels: PictureLevels
  /** How to read the stored file of a picture by its URL; undefined for other URLs. */
  original(address: string): Promise<(() => Promise<string>) | undefined>
  /** Its address answers no more at once; never fails, for what cannot go now goes with the sweep. */
  discard(name: string): Promise<void>
  /** Names of pictures that were there before a time; for the sweep of those that nobody has any more. */
  namesBefore(time: Date): Promise<string[]>
}

/** One picture of 40 megapixels takes 160 MB while it is decoded. */
const decodedAtOnce = 2
const waitingAtMost = 20

export const addressOfUpload = (name: string, width: 640 | 960 = 640): string =>
  `/media/uploads/${name}/${width}.webp`

/** Which of the names stand in an address that something shows, as `picturesInUse` says of addresses. */
export async function uploadsShown(
  names: readonly string[],
  picturesInUse: (addresses: readonly string[]) => Promise<readonly string[]>,
): Promise<string[]> {
  const nameOf = new Map(names.map((name) => [addressOfUpload(name, 960), name]))
  return (await picturesInUse([...nameOf.keys()])).flatMap((address) => nameOf.get(address) ?? [])
}

/** The address of a picture that is made of a logo; another logo has another. */
export const addressOfBrandPicture = (name: string, as: BrandPicture): string =>
  `/media/uploads/${name}/brand/${as}`

/** The name of the picture at an address; '' for other addresses. */
export const nameOfUpload = (address: string): string =>
  /^\/media\/uploads\/([^/]+)\//.exec(address)?.[1] ?? ''

export interface UploadedPicturesOptions {
  readonly dataDir: string
  readonly disk: DiskSpace
  /** The sizes of uploads can be made again; the uploads cannot. */
  readonly files: DerivedFiles
  readonly maker: Pick<PictureMaker, 'make' | 'measure' | 'inspect'>
  readonly newName?: () => string
}

export function createUploadedPictures({
  dataDir,
  disk,
  files,
  maker,
  newName = randomUUID,
}: UploadedPicturesOptions): UploadedPictures {
  const folder = join(dataDir, 'media', 'uploads')
  const queue = bulkhead(decodedAtOnce, waitingAtMost)
  const masterOf = async (name: string) => (isUuid(name) ? masterIn(join(folder, name)) : undefined)
  return {
    keep: async (bytes, shape) => {
      await disk.requireRoom()
      const drawn = await queue
        .execute(() => maker.make({ does: 'draw-upload', bytes, shape }))
        .catch(throwBusy)
      const name = newName()
      await writeWhole(folder, name, { drawn, file: hasLevels(shape) ? masterOfBytes(drawn) : lossyMaster })
      return name
    },
    copy: async (name) => copyOf({ folder, disk }, await masterOf(name), newName()),
    measure: (bytes) => queue.execute(() => maker.measure(bytes)).catch(throwBusy),
    ...derivedFrom(masterOf, { folder, files, maker }),
    stored: async () => ({ ...(await storedUploads(folder)), freeBytes: await disk.freeBytes() }),
    bytesOf: async (name) => bytesOf(await masterOf(name)),
    levels: createPictureLevels({ folder, files, maker }),
    original: async (address) => {
      const file = await masterOf(nameOfUpload(address))
      return file === undefined ? undefined : async () => file
    },
    discard: (name) => discard(folder, name),
    namesBefore: (time) => namesBefore(folder, time),
  }
}

/** What is made of a stored file when it is asked for first, and again when it went to make room. */
const derivedFrom = (
  masterOf: (name: string) => Promise<string | undefined>,
  { folder, files, maker }: Pick<UploadedPicturesOptions, 'files' | 'maker'> & { readonly folder: string },
): Pick<UploadedPictures, 'rendition' | 'brandPicture'> => ({
  rendition: async (name, width, format) => {
    const picture = await masterOf(name)
    if (picture === undefined) return undefined
    return files.keep(join(folder, name, `${width}.${format}`), () =>
      maker.make({ does: 'size', picture, width, format }),
    )
  },
  brandPicture: async (name, as) => {
    const logo = await masterOf(name)
    if (logo === undefined || basename(logo) !== 'master.png') return undefined
    return files.keep(join(folder, name, as), () => maker.make({ does: 'draw-brand', logo, as }))
  },
})

const lossyMaster = 'master.webp'
const hasLevels = ({ fit }: UploadShape): boolean => fit === 'lossless' || fit === 'as-sent' || fit === 'logo'

/** The stored file of an upload; undefined if there is none. */
async function masterIn(folder: string): Promise<string | undefined> {
  for (const file of [lossyMaster, ...mastersWithLevels])
    if (await exists(join(folder, file))) return join(folder, file)
  return undefined
}

const bytesOf = async (file: string | undefined) => (file === undefined ? undefined : (await stat(file)).size)

async function discard(folder: string, name: string): Promise<void> {
  const gone = join(folder, `discarded-${randomUUID()}`)
  try {
    await rename(join(folder, name), gone)
    await rm(gone, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // Someone looks at it just now: what is left goes with the sweep.
  }
}

async function namesBefore(folder: string, time: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const times = await Promise.all(names.map((name) => uploadedAt(join(folder, name))))
  // One that is just being written or taken away is left to the next sweep.
  return names.filter((_, nth) => (times[nth] ?? time) < time)
}

/** When its original was written: its folder is younger each time that someone asks for another size. */
async function uploadedAt(folder: string): Promise<Date | undefined> {
  const found = await stat((await masterIn(folder)) ?? folder).catch(() => undefined)
  return found?.mtime
}

async function copyOf(
  { folder, disk }: { readonly folder: string; readonly disk: DiskSpace },
  master: string | undefined,
  name: string,
): Promise<string | undefined> {
  if (master === undefined) return undefined
  await disk.requireRoom()
  await writeWhole(folder, name, { drawn: await readFile(master), file: basename(master) })
  return name
}

/** Written beside and renamed, so that nobody finds half a picture; a full disk leaves nothing of it behind. */
async function writeWhole(
  folder: string,
  name: string,
  { drawn, file }: { readonly drawn: Uint8Array; readonly file: string },
): Promise<void> {
  const unfinished = join(folder, `unfinished-${name}`)
  try {
    await mkdir(unfinished, { recursive: true })
    await writeFile(join(unfinished, file), drawn)
    await rename(unfinished, join(folder, name))
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {})
    const message = 'Your picture cannot be saved right now. Please try again later.'
    throw new AppError('unavailable', 'media.unavailable', message, { cause })
  }
}

function throwBusy(error: unknown): never {
  if (!(error instanceof BulkheadRejectedError)) throw error
  const message = 'Too many uploads right now. Please try again in a moment.'
  throw new AppError('unavailable', 'server.overloaded', message, { cause: error })
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Pictures, and their bytes as the disk has them: originals and all of their sizes. */
interface InFolder {
  readonly pictures: number
  readonly bytes: number
}

interface StoredUploads extends InFolder {
  /** What is free on their disk. */
  readonly freeBytes: number
}

/** Sums up what is in the folder of uploads, a picture at a time: nobody waits for it, and others use the disk meanwhile. */
async function storedUploads(folder: string): Promise<InFolder> {
  const names = await readdir(folder).catch(() => [])
  let bytes = 0
  for (const name of names) bytes += await bytesIn(join(folder, name))
  return { pictures: names.length, bytes }
}

/** What is discarded or renamed meanwhile counts nothing. */
async function bytesIn(folder: string): Promise<number> {
  const files = await readdir(folder).catch(() => [])
  const sizes = await Promise.all(
    files.map((file) =>
      stat(join(folder, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
