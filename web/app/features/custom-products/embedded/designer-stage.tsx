import { Button, Notice, Spinner } from '@first-fashion/ui'
import { CircleHelp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { ConfirmDialog } from '../../../platform/screen/confirm-dialog.tsx'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { type BegunDesign, discardPendingSave } from './pending-save.ts'
import './embedded-words.ts'

interface HeadProps {
  /** Of the product; undefined until that is there. */
  readonly name?: string
  readonly onCancel: () => void
}

/** The title, help, and the way out. */
export function Head({ name, onCancel }: HeadProps) {
  const { t } = useTranslation()
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 className="text-title wrap-anywhere">
        {name === undefined ? t('embedded:titlePlain') : t('embedded:title', { name })}
      </h1>
      <div className="ml-auto hidden gap-3 scripted:flex">
        <Button variant="quiet" onClick={() => toasts.info(t('embedded:helpText'))}>
          <CircleHelp aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('embedded:help')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('embedded:cancel')}
        </Button>
      </div>
    </div>
  )
}

/** Asks before the design is given up; then it leads back to the product. */
export function useLeaving({ productId, slug }: BegunDesign) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const dialog = (
    <ConfirmDialog
      open={isLeaving}
      onClose={() => setLeaving(false)}
      title={t('embedded:leaveTitle')}
      text={t('embedded:leaveText')}
      keep={t('embedded:stay')}
      confirm={t('embedded:leave')}
      onConfirm={() => {
        discardPendingSave(productId)
        void navigate(paths.product(slug), { replace: true })
      }}
    />
  )
  return { ask: () => setLeaving(true), dialog }
}

/** The place of the designer: as high as the screen allows, above the button of the chat. */
export const Stage = ({ children }: { readonly children: ReactNode }) => (
  <div className="relative hidden h-[max(28rem,calc(100dvh-22.5rem))] border border-hairline bg-sand sm:h-[max(36rem,calc(100dvh-17rem))] scripted:block">
    {children}
  </div>
)

/** What happens, over the whole stage. */
export const Cover = ({ words }: { readonly words: string }) => (
  <div
    role="status"
    className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-sand/90 text-timber"
  >
    <Spinner className="size-8 text-leaf" />
    {words}
  </div>
)

/** The stage until the designer is there. */
export function LoadingStage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <>
      {/* Nothing is designed yet that could be lost. */}
      <Head onCancel={() => void navigate(paths.collection(), { replace: true })} />
      <Stage>
        <Cover words={t('embedded:loading')} />
      </Stage>
    </>
  )
}

/** Says that the design was not saved, with a button that saves it again. */
export function SaveFailed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="mb-4">
      <Notice
        action={
          <Button variant="secondary" onClick={onTryAgain} className="mt-3">
            {t('problem.tryAgain')}
          </Button>
        }
      >
        {t('embedded:saveFailed')}. {t('embedded:saveFailedText')}
      </Notice>
    </div>
  )
}
