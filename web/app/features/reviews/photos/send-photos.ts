import { messageOr } from '../../../platform/refusal-words.ts'
import { upload } from '../../../platform/upload-browser.ts'

export interface ChosenPhotos {
  readonly files: readonly File[]
  /** The error of a refused photo. */
  readonly refusal: string | undefined
}

export const noPhotos: ChosenPhotos = { files: [], refusal: undefined }

/**
 * Uploads photos one after the other; returns the failed ones with their errors. `onProgress` receives the
 * progress, 0 to 1; `failed` is the message when the server sent none.
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
    return { files: files.slice(nth), refusal: messageOr(answer.failure, failed) }
  }
  return noPhotos
}
