import type { Store, StoreDetails } from '@first-fashion/contract/store/details'
import { storeAddress } from '@first-fashion/contract/store/store-facts'
import type { Letterhead, PdfDocument } from '../../platform/pdf/pdf-document.ts'
import type { UploadedPictures } from '../../platform/uploads/uploaded-pictures.ts'

/** Who writes documents, and where parcels come back to. */
export const letterheadOf = (store: StoreDetails): Letterhead => ({
  name: store.name,
  lines: storeAddress(store),
})

/**
 * The document with the logo over its letterhead. One that was issued under a former name has none: the logo may be that
 * of the new one.
 */
export async function withLogo(
  document: PdfDocument,
  { name, brand: { logo } }: Store,
  uploads: Pick<UploadedPictures, 'original'>,
): Promise<PdfDocument> {
  if (logo === null || document.letterhead.name !== name) return document
  const original = await uploads.original(logo.address)
  if (original === undefined) return document
  const { width, height } = logo
  return {
    ...document,
    letterhead: { ...document.letterhead, logo: { file: await original(), width, height } },
  }
}
