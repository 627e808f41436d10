import { readFile } from 'node:fs/promises'
import { previewGround } from '@first-fashion/contract/designs/saved-design'
import type { UploadedPictures } from '../../../platform/uploads/uploaded-pictures.ts'

/** px, of the designer's canvas in twice its size. */
const shape = {
  kind: 'design-preview',
  width: 800,
  height: 1000,
  fit: 'framed',
  ground: previewGround,
} as const

/**
 * Stores the preview that a call names, drawn anew, and returns its name; null if it shows nothing of its own. Refuses
 * with 'media.not-a-picture' and 'media.too-many-pixels'.
 */
export async function storedPreview(uploads: UploadedPictures, url: string): Promise<string | null> {
  const bytes = await bytesOf(uploads, url)
  return bytes === undefined ? null : uploads.keep(bytes, shape)
}

async function bytesOf(uploads: UploadedPictures, url: string): Promise<Buffer | undefined> {
  if (url.startsWith('data:')) return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const original = await uploads.original(url)
  return original === undefined ? undefined : readFile(await original())
}
