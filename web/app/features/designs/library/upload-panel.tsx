import { FileButton, ProgressBar } from '@first-fashion/ui'
import { ImageUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import './library-words.ts'
import type { Sending } from './use-image-uploads.ts'

interface UploadPanelProps {
  readonly sending: Sending | null
  readonly onChoose: (files: readonly File[]) => void
  /** What stands below the button. */
  readonly children?: ReactNode
}

/** The button for files, and how far they are. */
export function UploadPanel({ sending, onChoose, children }: UploadPanelProps) {
  const { t } = useTranslation()
  return (
    <div className="border border-dashed border-border p-4">
      <FileButton
        accept="image/jpeg,image/png,image/gif,image/webp"
        multiple
        className="w-full"
        onChoose={onChoose}
      >
        <ImageUp aria-hidden="true" size={18} />
        {t('library:upload')}
      </FileButton>
      <p className="mt-2 text-center text-small text-timber">{t('library:hint')}</p>
      <p className="hidden text-center text-small text-timber pointer-fine:block">{t('library:drop')}</p>
      {sending === null ? null : <Progress {...sending} />}
      {children}
    </div>
  )
}

function Progress({ file, done, queue }: Sending) {
  const { t } = useTranslation()
  return (
    <div className="mt-3 wrap-anywhere">
      <ProgressBar label={t(done < 1 ? 'library:uploading' : 'library:saving', { file })} done={done} />
      {queue.length === 0 ? null : (
        <p className="mt-1 text-small text-timber">{t('library:queued', { count: queue.length })}</p>
      )}
    </div>
  )
}
