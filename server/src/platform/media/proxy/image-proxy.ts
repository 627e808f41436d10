import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { PictureMaker } from '../drawing/picture-maker.ts'
import type { StoreFile } from '../store-files.ts'
import { downloadImage } from './download-image.ts'
import { allowedImage, type ImageHosts } from './image-addresses.ts'

/** Pictures of partners, fetched once and served by the shop: a partner learns of no shopper. */
export interface ImageProxy {
  /** The file of a picture; undefined if it may not be fetched. `onDownload` runs before a picture is fetched. */
  file(url: string, onDownload: () => void): Promise<string | undefined>
}

export interface ImageProxyOptions {
  readonly dataDir: string
  readonly keep: StoreFile
  readonly maker: Pick<PictureMaker, 'make' | 'measure'>
  readonly hosts: ImageHosts
}

const mostBytes = 10 * 1024 * 1024
const timeoutMs = 10_000
/** px; smaller ones stay as they are. */
const widest = 960

export function createImageProxy({ dataDir, keep, maker, hosts }: ImageProxyOptions): ImageProxy {
  return {
    file: async (text, onDownload) => {
      const url = allowedImage(text, hosts)
      if (url === undefined) return undefined
      const name = createHash('sha256').update(url.href).digest('hex')
      return keep(join(dataDir, 'media', 'proxied', `${name}.webp`), async () => {
        onDownload()
        const mayBePrivate = url.origin === hosts.sandboxOrigin
        const bytes = await downloadImage(url, { timeoutMs, mostBytes, mayBePrivate })
        // What it is called or says it is counts for nothing: it is opened as an upload is.
        await maker.measure(bytes)
        return maker.make({ does: 'size', picture: bytes, width: widest, format: 'webp' })
      })
    },
  }
}
