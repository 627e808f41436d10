import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { NewId } from '../../../platform/ids.ts'
import { downloadImage } from '../../../platform/media/proxy/download-image.ts'
import { allowedImage, type ImageHosts } from '../../../platform/media/proxy/image-addresses.ts'
import { addressOfUpload, type UploadedPictures } from '../../../platform/uploads/uploaded-pictures.ts'
import type { MockupAnswer } from '../../../ports/print-mockups.ts'
import { lockProduct, printsOf } from '../prints/prints.queries.ts'
import { endTask, type MockupTask, saveMockup } from './mockups.queries.ts'

export interface FinishDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly uploads: UploadedPictures
  readonly imageHosts: ImageHosts
  readonly onError: (error: unknown, subject: string) => void
}

const limits = { timeoutMs: 10_000, mostBytes: 10 * 1024 * 1024 }
/** px; stored in the proportions of all pictures. */
const shape = { kind: 'design-mockup', width: 960, height: 1200, fit: 'framed' } as const

/**
 * Acts on the partner's answer. A finished picture is stored at once, as the partner deletes it; what cannot be opened
 * has failed. Throws if it cannot be downloaded: then it is asked for again.
 */
export async function finishMockup(deps: FinishDeps, task: MockupTask, answer: MockupAnswer): Promise<void> {
  const { database, uploads } = deps
  if (answer.state === 'pending') return
  const name = answer.state === 'completed' ? await stored(deps, answer.image) : undefined
  if (name === undefined) {
    await endTask(database.db, task.key, { state: 'failed', image: null })
    return
  }
  try {
    if (!(await attached(deps, task, addressOfUpload(name, 960)))) await uploads.discard(name)
  } catch (error) {
    await uploads.discard(name)
    throw error
  }
}

/** The name of the upload that it became; undefined for what is no picture of the partner's. */
async function stored(
  { uploads, imageHosts, onError }: FinishDeps,
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

/** Without the rest of the address, whoever has which may load the picture. */
const hostOf = (address: string): string => URL.parse(address)?.host ?? 'no host'

/** False if somebody was faster, or the design was changed meanwhile: then the mockup shows another one. */
const attached = (
  { database, clock, newId }: FinishDeps,
  task: MockupTask,
  image: string,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { key, customProductId: id, side, printName } = task
    const product = await lockProduct(tx, id)
    const prints = product === undefined ? [] : await printsOf(tx, { id, version: product.version })
    const isCurrent = prints.some(({ name }) => name === printName)
    const end = isCurrent ? { state: 'completed' as const, image } : { state: 'failed' as const, image: null }
    if (!(await endTask(tx, key, end)) || !isCurrent) return false
    await saveMockup(tx, { id: newId(), customProductId: id, side, image, createdAt: clock.now() })
    return true
  })
