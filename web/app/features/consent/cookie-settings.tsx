import { Button } from '@first-fashion/ui'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'
import { WaitingBar } from '../../platform/screen/waiting-bar.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'

const CookieDialog = lazyPart(() =>
  import('./cookie-dialog.tsx').then((module) => ({ default: module.CookieDialog })),
)

/** Opens the cookie settings from the footer of every page. */
export function CookieSettings({ className }: { readonly className: string }) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button variant="text" className={className} onClick={() => setDialog('open')}>
        {t('shell.cookieSettings')}
      </Button>
      {dialog === 'never' ? null : (
        <Suspense fallback={<WaitingBar />}>
          <CookieDialog open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  )
}
