import { AppError } from '../../../platform/errors.ts'
import { downloadImage } from '../../../platform/media/proxy/download-image.ts'
import { allowedImage } from '../../../platform/media/proxy/image-addresses.ts'
import { addressOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../../shop.ts'

const limits = { timeoutMs: 10_000, mostBytes: 10 * 1024 * 1024 }
/** px; stored in the proportions of all pictures. */
const shape = { kind: 'design-mockup', width: 960, height: 1200, fit: 'framed' } as const

/**
 * Stores a picture of the partner's as an upload, as the partner deletes it, and returns its name; undefined for what is no
 * picture of the partner's. Throws if it cannot be downloaded.
 */
export async function storeMockup(
  { uploads, imageHosts, onError }: Shop,
  address: string,
): Promise<string | undefined> {
  const url = allowedImage(address, imageHosts)
  if (url === undefined) {
    onError(new Error(`a mockup is at ${hostOf(address)}, which IMAGE_PROXY_HOSTS does not name`), 'mockup')
    return undefined
  }
  const mayBePrivate = url.origin === imageHosts.sandboxOrigin
  const bytes = await downloadImage(url, { ...limits, mayBePrivate })
  return uploads.keep(Buffer.from(bytes), shape).catch((error: unknown) => {
    if (error instanceof AppError && error.kind !== 'unavailable') return undefined
    throw error
  })
}

/** Lets go of a stored mockup that turns out not to be used, or whose use fails. */
export async function withStoredMockup(
  { uploads }: Shop,
  name: string,
  use: () => Promise<boolean>,
): Promise<void> {
  try {
    if (!(await use())) await uploads.discard(name)
  } catch (error) {
    await uploads.discard(name)
    throw error
  }
}

/** Where a stored mockup is shown from. */
export const addressOfMockup = (name: string): string => addressOfUpload(name, 960)

/** Without the rest of the address, whoever has which may load the picture. */
const hostOf = (address: string): string => URL.parse(address)?.host ?? 'no host'
