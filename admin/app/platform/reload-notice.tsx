import { Button, Notice } from '@first-fashion/ui'
import type { ReactNode } from 'react'
import { useSharedWords } from './words/words.ts'

interface NoticeProps {
  readonly onReload: () => void
  /** Why what is shown is no longer true. */
  readonly children: ReactNode
}

/** Somebody else was faster: says so, and reloads the record on request. */
export function ReloadNotice({ onReload, children }: NoticeProps) {
  const { t } = useSharedWords()
  return (
    <Notice
      action={
        <Button variant="link" onClick={onReload}>
          {t('loadAgain')}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
