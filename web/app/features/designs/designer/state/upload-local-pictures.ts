import { messageOr } from '../../../../platform/refusal-words.ts'
import { toasts } from '../../../../platform/toasts.ts'
import { type UploadInput, upload } from '../../../../platform/upload-browser.ts'
import { words } from '../../../../platform/words/i18n.ts'
import {
  dropLocalPicture,
  localPicture,
  localPicturesIn,
  withAddresses,
} from '../../library/local-pictures.ts'
import { type LogDatabase, replaceRows, rowsOfOthers } from './log-database.ts'
import '../designer-words.ts'

/** For all of them: the design opens with what could not be sent by then. */
const timeoutMs = 60_000

/** How far the pictures of a visitor are. */
export interface UploadProgress {
  readonly nth: number
  readonly total: number
  /** Of this one, in steps of ten: it is read aloud as it changes. */
  readonly percent: number
}

/**
 * Sends the pictures that a visitor put on a design to the library of the account that they logged in to, and lets the
 * whole log name them there. What cannot be sent stays as it is, and is tried again when the design is opened again.
 */
export async function uploadLocalPictures(
  database: LogDatabase,
  id: string,
  rows: readonly unknown[],
  onProgress: (progress: UploadProgress) => void,
): Promise<readonly unknown[]> {
  const local = localPicturesIn(rows)
  if (local.length === 0) return rows
  toasts.info(words.t('designer:sendingPictures'))
  const uploaded = new Map<string, string>()
  const signal = AbortSignal.timeout(timeoutMs)
  for (const [at, url] of local.entries()) {
    const show = (done: number) =>
      onProgress({ nth: at + 1, total: local.length, percent: Math.floor(done * 10) * 10 })
    show(0)
    const next = await uploadedAddress(url, { signal, onProgress: show })
    if (next !== undefined) uploaded.set(url, next)
  }
  if (uploaded.size === 0) return rows
  const next = rows.map((row) => withAddresses(row, uploaded))
  if (!(await replaceRows(database, id, next))) return rows
  await dropUnnamed(database, id, [...uploaded.keys()])
  if (uploaded.size === local.length)
    toasts.success(words.t('designer:picturesSent', { count: local.length }))
  return next
}

/** Another version of the design sends its pictures when it is opened, perhaps by another customer. */
async function dropUnnamed(database: LogDatabase, id: string, urls: readonly string[]): Promise<void> {
  const others = await rowsOfOthers(database, id).catch(() => undefined)
  if (others === undefined) return
  const named = new Set(localPicturesIn(others))
  await Promise.all(urls.filter((url) => !named.has(url)).map(dropLocalPicture))
}

async function uploadedAddress(
  url: string,
  sending: Required<Pick<UploadInput, 'signal' | 'onProgress'>>,
): Promise<string | undefined> {
  const file = await localPicture(url)
  if (file === undefined) return undefined
  const answer = await upload('designs.upload-image', {
    file,
    fields: { name: file.name.slice(-400) },
    ...sending,
  })
  if (answer.ok) return answer.value.image.url
  const reason = messageOr(answer.failure, words.t('designer:pictureNotSent'))
  toasts.error(words.t('designer:pictureStays', { file: file.name, reason }))
  return undefined
}
