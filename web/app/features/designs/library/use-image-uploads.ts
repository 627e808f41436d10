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

/** A new picture is listed a little after its upload [B9.27]. */
const refreshDelayMs = 1500

/** The file that is being sent. */
export interface Sending {
  readonly file: string
  /** 0 to 1; at 1 the server is storing it. */
  readonly done: number
  /** The files that come after it. */
  readonly queue: readonly Queued[]
}

interface Refused {
  readonly file: string
  readonly failure: Failure
}

interface Queued {
  readonly file: File
  /** It goes into the library only, as it was chosen with others. */
  readonly isOneOfSeveral: boolean
  readonly onUploaded: (image: DesignImage) => void
}

/**
 * Sends files one after the other; those that are chosen meanwhile come after them. What is chosen alone goes onto the
 * design too; several only into the library. What is sent is remembered beside the answers of the shop: the library is
 * not there while another tool is open.
 */
export function useImageUploads() {
  const queries = useQueryClient()
  const { data: sending } = useQuery<Sending | null>({
    queryKey: libraryKeys.sending,
    initialData: null,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const send = async (files: readonly File[], onUploaded: (image: DesignImage) => void) => {
    const added = files.map((file) => ({ file, isOneOfSeveral: files.length > 1, onUploaded }))
    const current = sendingOf(queries)
    if (current === null) await sendAll(queries, added)
    else showSending(queries, { ...current, queue: [...current.queue, ...added] })
  }
  return { sending, send }
}

const sendingOf = (queries: QueryClient): Sending | null =>
  queries.getQueryData<Sending | null>(libraryKeys.sending) ?? null

const showSending = (queries: QueryClient, next: Sending | null) =>
  queries.setQueryData(libraryKeys.sending, next)

/** Sends files, and those that join them. */
async function sendAll(queries: QueryClient, files: readonly Queued[]): Promise<void> {
  const refused: Refused[] = []
  let sent = 0
  let [next, ...queue] = files
  while (next !== undefined) {
    const { file, isOneOfSeveral, onUploaded } = next
    showSending(queries, { file: file.name, done: 0, queue })
    const answer = await sendFile(file, (done) => {
      const current = sendingOf(queries)
      if (current !== null) showSending(queries, { ...current, done })
    })
    queue = [...(sendingOf(queries)?.queue ?? [])]
    if (answer.ok) {
      const { image } = answer.value
      sent++
      editImages(queries, (images) => [image, ...images.filter(({ _id }) => _id !== image._id)])
      if (!isOneOfSeveral) onUploaded(image)
    } else {
      refused.push({ file: file.name, failure: answer.failure })
      if (!isOfFile(answer.failure)) break
    }
    next = queue.shift()
  }
  showSending(queries, null)
  announce(queries, { sent, reasons: refused.map((one) => reasonOf(one, sent + refused.length)) })
}

const sendFile = (file: File, onProgress: (done: number) => void) =>
  upload('designs.upload-image', { file, fields: { name: file.name.slice(-400) }, onProgress })

/** Whether it says something of this file only; what else is wrong would be wrong with all that follow. */
const isOfFile = ({ code }: Failure): boolean => Object.hasOwn(pictureRefusals, code)

/** Of several files it says which one. */
function reasonOf({ file, failure }: Refused, count: number): string {
  const reason = messageOr(failure, words.t('library:uploadFailed'))
  return count === 1 || !isOfFile(failure) ? reason : words.t('library:fileFailed', { file, reason })
}

function announce(
  queries: QueryClient,
  { sent, reasons }: { readonly sent: number; readonly reasons: readonly string[] },
): void {
  if (sent > 0) toasts.success(words.t('library:uploaded'))
  for (const reason of reasons) toasts.error(reason)
  if (sent === 0) return
  setTimeout(() => {
    void refreshImages(queries).then(
      () => {
        // A success removes the reasons from the screen.
        if (reasons.length === 0) toasts.success(words.t('library:savedToLibrary'))
      },
      () => toasts.error(words.t('library:loadFailed')),
    )
  }, refreshDelayMs)
}
