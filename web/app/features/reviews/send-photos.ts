import { saidOr } from '../../platform/refusal-words.ts'
import { upload } from '../../platform/upload-browser.ts'

export interface ChosenPhotos {
  readonly files: readonly File[]
  /** Why one of them could not be taken. */
  readonly refusal: string | undefined
}

export const noPhotos: ChosenPhotos = { files: [], refusal: undefined }

/**
 * Sends photos one after the other; answers those that did not arrive, and why. `onProgress` is told how much of all
 * is sent, 0 to 1; `failed` are the words for when the shop said none.
 */
export async function sendPhotos(
  reviewId: string,
  files: readonly File[],
  onProgress: (done: number) => void,
  failed: string,
): Promise<ChosenPhotos> {
  for (const [nth, file] of files.entries()) {
    const answer = await upload('reviews.add-photo', {
      file,
      fields: { reviewId },
      onProgress: (done) => onProgress((nth + done) / files.length),
    })
    if (answer.ok) continue
    return { files: files.slice(nth), refusal: saidOr(answer.failure, failed) }
  }
  return noPhotos
}
