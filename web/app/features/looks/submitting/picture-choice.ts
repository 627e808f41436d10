import { isPicture, isTooLarge } from '../../../platform/forms/picture-files.ts'
import type { Translate } from '../../../platform/words/use-translation.ts'
import type { DraftPicture } from './style-draft.ts'
import '../words/submit-style-words.ts'

interface ReadFiles {
  readonly good: readonly DraftPicture[]
  /** Why some were not taken. */
  readonly refusal: string | undefined
}

/** Reads files: which of them are pictures that fit [B5.14]. */
export async function readFiles(files: readonly File[], t: Translate): Promise<ReadFiles> {
  let refusal: string | undefined
  const good: DraftPicture[] = []
  for (const file of files) {
    if (isTooLarge(file)) refusal ??= t('submit-style:tooLarge', { file: file.name })
    else if (!file.type.startsWith('image/') || !(await isPicture(file)))
      refusal ??= t('submit-style:notAPicture', { file: file.name })
    else good.push({ key: crypto.randomUUID(), file, caption: '' })
  }
  return { good, refusal }
}

/** Moves a picture one place earlier (-1) or later (1). */
export function moved(pictures: readonly DraftPicture[], at: number, by: -1 | 1): readonly DraftPicture[] {
  const [one, other] = [pictures[at], pictures[at + by]]
  if (one === undefined || other === undefined) return pictures
  return pictures.with(at, other).with(at + by, one)
}

/** How much of each file is sent, 0 to 1, of a form in which they follow one another. */
export function progressOf(sizes: readonly number[], done: number): number[] {
  let left = done * sizes.reduce((sum, size) => sum + size, 0)
  return sizes.map((size) => {
    const part = size === 0 ? 1 : Math.min(1, Math.max(0, left / size))
    left -= size
    return part
  })
}
