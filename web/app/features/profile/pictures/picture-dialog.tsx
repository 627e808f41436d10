import { limits } from '@first-fashion/contract/limits'
import { type Crop, cropText } from '@first-fashion/contract/pictures'
import { Button, Dialog, FileButton, Notice, ProgressBar } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { valueIn } from '../../../platform/queries/call.ts'
import { failureOf, refusalWords } from '../../../platform/queries/refusal.ts'
import { toasts } from '../../../platform/toasts.ts'
import { upload } from '../../../platform/upload-browser.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useRememberUser } from '../use-profile-change.ts'
import { CropStep } from './crop-step.tsx'
import { type PictureKind, pictureKinds } from './picture-kinds.ts'
import '../words/profile-picture-words.ts'

interface DialogProps {
  readonly kind: PictureKind
  readonly first: File
  readonly onClose: () => void
}

/** The upload of a chosen file: crop, progress and errors. */
export default function PictureDialog({ kind, first, onClose }: DialogProps) {
  const { t } = useTranslation()
  const { words, accept, aspect, cropShape } = pictureKinds[kind]
  const [file, setFile] = useState(first)
  const [crop, setCrop] = useState<Crop>()
  const { done, refusal, send, clearRefusal } = useSending(kind, onClose)
  const isTooLarge = file.size > limits.pictureMaximumBytes
  const why = isTooLarge ? t('profile-picture:tooLarge') : refusal
  const isSending = done !== undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(words.title)}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <FileButton
            accept={accept}
            disabled={isSending}
            onChoose={([next]) => {
              clearRefusal()
              setCrop(undefined)
              if (next !== undefined) setFile(next)
            }}
          >
            {t('profile-picture:another')}
          </FileButton>
          <Button busy={isSending} disabled={isTooLarge} onClick={() => send(file, crop)}>
            {t('profile-picture:upload')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {why === undefined ? null : <Notice>{why}</Notice>}
        {isTooLarge ? null : (
          <CropStep
            key={`${file.name} ${file.lastModified}`}
            file={file}
            aspect={aspect}
            shape={cropShape}
            onChange={setCrop}
          />
        )}
        {done === undefined ? null : <ProgressBar label={t('profile-picture:uploading')} done={done} />}
      </div>
    </Dialog>
  )
}

interface Chosen {
  readonly file: File
  readonly crop: Crop | undefined
}

/** Uploads a picture; closing the dialog cancels it. */
function useSending(kind: PictureKind, onClose: () => void) {
  const { t } = useTranslation()
  const remember = useRememberUser()
  const [done, setDone] = useState(0)
  const stop = useRef(new AbortController())
  useEffect(() => {
    const current = new AbortController()
    stop.current = current
    return () => current.abort()
  }, [])
  const { upload: name, words } = pictureKinds[kind]
  const sending = useMutation({
    mutationFn: async ({ file, crop }: Chosen) => {
      setDone(0)
      const { signal } = stop.current
      const fields: Record<string, string> = crop === undefined ? {} : { crop: cropText(crop) }
      return valueIn(await upload(name, { file, fields, signal, onProgress: setDone }))
    },
    onSuccess: ({ user, message }) => {
      if (stop.current.signal.aborted) return
      remember(user)
      toasts.success(message)
      onClose()
    },
    onError: (error) => {
      // An expired session removes the dialog with the profile; the message must stay.
      if (isSessionOver(error)) toasts.error(error.message)
    },
  })
  const { isPending, error } = sending
  return {
    done: isPending ? done : undefined,
    refusal: error === null || isSessionOver(error) ? undefined : refusalWords(error, t(words.failed)),
    send: (file: File, crop: Crop | undefined) => sending.mutate({ file, crop }),
    clearRefusal: sending.reset,
  }
}

const isSessionOver = (error: Error): boolean => failureOf(error).status === 401
