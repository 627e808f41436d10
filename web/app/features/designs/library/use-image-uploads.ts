import type { DesignImage } from '@first-fashion/contract/designs/image-calls'
import { pictureRefusals } from '@first-fashion/contract/pictures'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Failure } from '../../../platform/api.ts'
import { messageOr } from '../../../platform/refusal-words.ts'
import { toasts } from '../../../platform/toasts.ts'
import { upload } from '../../../platform/upload-browser.ts'
import { words } from '../../../platform/words/i18n.ts'
import { libraryKeys } from './library.keys.ts'
import './library-words.ts'
import { editImages, refreshImages } from './saved-images.queries.ts'

/** Spec B section 9. */
const refreshDelayMs = 1500

/** The file that is being sent. */
export interface Sending {
  readonly file: string
  /** 0 to 1; at 1 the server is storing it. */
  readonly done: number
  /** How many files come after it. */
  readonly queued: number
}

/**
 * Sends files one after the other. A single one goes onto the design too; several only into the library. What is sent is
 * remembered beside the answers of the shop: the library is not there while another tool is open.
 */
export function useImageUploads() {
  const queries = useQueryClient()
  const { data: sending } = useQuery<Sending | null>({
    queryKey: libraryKeys.sending,
    initialData: null,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const setSending = (next: Sending | null) => queries.setQueryData(libraryKeys.sending, next)
  const send = async (files: readonly File[], onUploaded: (image: DesignImage) => void) => {
    const refused: string[] = []
    let sent = 0
    for (const [nth, file] of files.entries()) {
      const show = (done: number) => setSending({ file: file.name, done, queued: files.length - nth - 1 })
      show(0)
      const answer = await sendFile(file, show)
      if (!answer.ok) {
        refused.push(reasonOf(file, answer.failure, files.length))
        if (isOfFile(answer.failure)) continue
        break
      }
      const { image } = answer.value
      sent++
      editImages(queries, (images) => [image, ...images.filter(({ _id }) => _id !== image._id)])
      if (files.length === 1) onUploaded(image)
    }
    setSending(null)
    announce(queries, { sent, refused })
  }
  return { sending, send }
}

const sendFile = (file: File, onProgress: (done: number) => void) =>
  upload('designs.upload-image', { file, fields: { name: file.name.slice(-400) }, onProgress })

/** Whether it says something of this file only; what else is wrong would be wrong with all that follow. */
const isOfFile = ({ code }: Failure): boolean => Object.hasOwn(pictureRefusals, code)

/** Of several files it says which one. */
function reasonOf({ name }: File, failure: Failure, count: number): string {
  const reason = messageOr(failure, words.t('library:uploadFailed'))
  return count === 1 || !isOfFile(failure) ? reason : words.t('library:fileFailed', { file: name, reason })
}

function announce(
  queries: QueryClient,
  { sent, refused }: { readonly sent: number; readonly refused: readonly string[] },
): void {
  if (sent > 0) toasts.success(words.t('library:uploaded'))
  for (const reason of refused) toasts.error(reason)
  if (sent === 0) return
  setTimeout(() => {
    void refreshImages(queries).then(
      () => {
        // A success removes the reasons from the screen.
        if (refused.length === 0) toasts.success(words.t('library:savedToLibrary'))
      },
      () => toasts.error(words.t('library:loadFailed')),
    )
  }, refreshDelayMs)
}
