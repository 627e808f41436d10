import { readFile } from 'node:fs/promises'
import type { WritePdf } from '../pdf/pdf-document.ts'
import type { UploadedPictures } from '../uploads/uploaded-pictures.ts'
import type { PictureMaker } from './drawing/picture-maker.ts'
import { createPictures, type PicturesOptions } from './pictures.ts'

/** A JPEG of the picture at an address of the shop, so many px wide; undefined for no such picture. */
export type JpegAt = (address: string, width: number) => Promise<Uint8Array | undefined>

interface Sources extends Pick<PicturesOptions, 'dataDir' | 'files'> {
  readonly maker: Pick<PictureMaker, 'make' | 'transliterations'>
  readonly uploads: Pick<UploadedPictures, 'rendition'>
}

/** What features need to write documents: the process that draws pictures writes them, too. */
export const documentWriting = (sources: Sources): { writePdf: WritePdf; jpegAt: JpegAt } => ({
  writePdf: async (document) => {
    const bytes = await sources.maker.make({ does: 'write-pdf', document })
    return { bytes, transliterated: [...(await sources.maker.transliterations(document))] }
  },
  jpegAt: createJpegAt(sources),
})

/** Whoever may have the document may have its pictures drawn. */
function createJpegAt({ uploads, ...options }: Sources): JpegAt {
  const pictures = createPictures({ ...options, isShown: async () => true })
  return async (address, width) => {
    const [, source, name = ''] = /^\/media\/(garments|uploads)\/([^/]+)\//.exec(address) ?? []
    if (source === undefined) return undefined
    const file = await (source === 'garments' ? pictures : uploads).rendition(name, width, 'jpg')
    return file === undefined ? undefined : readFile(file)
  }
}
