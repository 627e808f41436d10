import { acceptedPictures } from '@first-fashion/contract/pictures'
import { FileButton, ProgressBar } from '@first-fashion/ui'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { showError } from '../../../platform/change-toasts.ts'
import { sendPicture } from '../queries.ts'
import { useWords } from '../words.ts'
import { captionsOf } from './captions.ts'
import { giveBack } from './drafts.ts'

interface PictureButtonProps {
  readonly id: string
  readonly staffId: string
  /** Takes what is typed as the caption. */
  readonly takeCaption: () => string
}

/** Chosen again, a picture that is not known to be stored is the same message. */
const unconfirmed = new Map<string, string>()

/** Sends a picture with what is typed as its caption. */
export function PictureButton({ id, staffId, takeCaption }: PictureButtonProps) {
  const { t } = useWords()
  const [done, setDone] = useState<number>()
  const send = async (file: File | undefined) => {
    if (file === undefined) return
    setDone(0)
    const caption = takeCaption()
    const key = [id, file.name, file.size, file.lastModified].join(' ')
    const clientId = unconfirmed.get(key) ?? crypto.randomUUID()
    unconfirmed.set(key, clientId)
    captionsOf(staffId, id).sending(clientId, caption)
    try {
      const { message } = await sendPicture(id, file, { message: caption, clientId }, setDone)
      unconfirmed.delete(key)
      // It was stored with the caption of an earlier try.
      if (message.message !== caption) giveBack(staffId, id, caption)
    } catch (error) {
      showError(error instanceof Error ? error : new Error(String(error)))
      giveBack(staffId, id, caption)
    }
    captionsOf(staffId, id).ended(clientId)
    setDone(undefined)
  }
  return done === undefined ? (
    <FileButton accept={acceptedPictures} onChoose={([file]) => void send(file)}>
      <ImagePlus aria-hidden="true" size={18} />
      {t('sendPicture')}
    </FileButton>
  ) : (
    <ProgressBar label={t('uploading')} done={done} />
  )
}
