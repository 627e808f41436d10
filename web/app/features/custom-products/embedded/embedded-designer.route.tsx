import { Button, EmptyState, Notice, Spinner } from '@first-fashion/ui'
import { CircleHelp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { ConfirmDialog } from '../../../platform/screen/confirm-dialog.tsx'
import { NeedsScripts } from '../../../platform/screen/needs-scripts.tsx'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useRequiredLogin } from '../../accounts/index.ts'
import {
  type OpenedDesigner,
  useDesignerFrame,
  useOpenedDesigner,
  useSaveDesign,
} from './use-embedded-designer.ts'
import './embedded-words.ts'

/** The print partner's own designer, for a product of the shop. */
export default function EmbeddedDesignerPage() {
  const { t } = useTranslation()
  const { productId = '' } = useParams()
  const token = useRequiredLogin(t('embedded:login'))
  const opened = useOpenedDesigner(token, productId)
  return (
    <main id="content" className="page pt-4 pb-8">
      <title>{t('embedded:pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <NeedsScripts />
      {opened.data === undefined ? (
        <>
          <h1 className="sr-only">{t('embedded:titlePlain')}</h1>
          <Stage>
            <Cover words={t('embedded:loading')} />
          </Stage>
        </>
      ) : (
        <Designer
          key={opened.data.designId}
          opened={opened.data}
          onOpenAgain={() => void opened.refetch()}
          isOpening={opened.isFetching}
        />
      )}
    </main>
  )
}

interface DesignerProps {
  readonly opened: OpenedDesigner
  readonly onOpenAgain: () => void
  readonly isOpening: boolean
}

function Designer({ opened, onOpenAgain, isOpening }: DesignerProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const saving = useSaveDesign(opened)
  const { frame, state } = useDesignerFrame(opened.designerUrl, (message) => {
    if (message.type === 'design-cancelled') setLeaving(true)
    if (message.type === 'design-saved' && !saving.isPending) saving.mutate(message.data)
  })
  const { isPending, isSuccess, isError, variables } = saving
  return (
    <>
      <Head name={opened.name} onCancel={() => setLeaving(true)} />
      {isError ? (
        <SaveFailed onTryAgain={() => (variables === undefined ? undefined : saving.mutate(variables))} />
      ) : null}
      <Stage>
        <iframe ref={frame} title={t('embedded:frame')} src={opened.designerUrl} className="size-full" />
        {state === 'loading' ? <Cover words={t('embedded:loading')} /> : null}
        {isPending || isSuccess ? <Cover words={t('embedded:saving')} /> : null}
        {state === 'silent' ? <Silent onOpenAgain={onOpenAgain} isOpening={isOpening} /> : null}
      </Stage>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={t('embedded:leaveTitle')}
        text={t('embedded:leaveText')}
        keep={t('embedded:stay')}
        confirm={t('embedded:leave')}
        onConfirm={() => void navigate(paths.product(opened.slug), { replace: true })}
      />
    </>
  )
}

function Head({ name, onCancel }: { readonly name: string; readonly onCancel: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 className="text-title wrap-anywhere">{t('embedded:title', { name })}</h1>
      <div className="ml-auto flex gap-3">
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

/** The place of the designer: as high as the screen allows, above the button of the chat. */
const Stage = ({ children }: { readonly children: ReactNode }) => (
  <div className="relative hidden h-[max(28rem,calc(100dvh-22.5rem))] border border-hairline bg-sand sm:h-[max(36rem,calc(100dvh-17rem))] scripted:block">
    {children}
  </div>
)

const Cover = ({ words }: { readonly words: string }) => (
  <div
    role="status"
    className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-sand/90 text-timber"
  >
    <Spinner className="size-8 text-leaf" />
    {words}
  </div>
)

function SaveFailed({ onTryAgain }: { readonly onTryAgain: () => void }) {
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

function Silent({ onOpenAgain, isOpening }: Pick<DesignerProps, 'onOpenAgain' | 'isOpening'>) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="absolute inset-0 overflow-auto bg-sand p-6 md:p-16">
      <EmptyState
        as="h2"
        title={t('embedded:noAnswer')}
        text={t('embedded:noAnswerText')}
        action={
          <Button busy={isOpening} onClick={onOpenAgain}>
            {t('problem.tryAgain')}
          </Button>
        }
      />
    </div>
  )
}
