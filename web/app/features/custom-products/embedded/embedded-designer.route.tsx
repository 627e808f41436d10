import './embedded-words.ts'
import { Button, EmptyState } from '@first-fashion/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { NeedsScripts } from '../../../platform/screen/needs-scripts.tsx'
import { useToken } from '../../../platform/session.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useRequiredLogin, useUser } from '../../accounts/index.ts'
import { Cover, Head, LoadingStage, SaveFailed, Stage, useLeaving } from './designer-stage.tsx'
import { discardPendingSave, type PendingSave, readPendingSave } from './pending-save.ts'
import {
  isOfSession,
  type OpenedDesigner,
  useDesignerFrame,
  useOpenedDesigner,
  useSaveDesign,
} from './use-embedded-designer.ts'

/** The print partner's own designer, for a product of the shop. */
export default function EmbeddedDesignerPage() {
  const { t } = useTranslation()
  const { productId = '' } = useParams()
  return (
    <main id="content" className="page pt-4 pb-8">
      <title>{t('embedded:pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <NeedsScripts />
      <DesignerOf key={productId} productId={productId} />
    </main>
  )
}

/** The designer of a product, unless a design of it waits to be saved. */
function DesignerOf({ productId }: { readonly productId: string }) {
  const [pending, setPending] = useState(() => readPendingSave(productId))
  const startAnew = useCallback(() => setPending(undefined), [])
  return pending === undefined ? (
    <NewDesign productId={productId} />
  ) : (
    <ResumedSave pending={pending} onForeign={startAnew} />
  )
}

function NewDesign({ productId }: { readonly productId: string }) {
  const opened = useOpenedDesigner(useToken() ?? null, productId)
  if (opened.data === undefined) return <Opening />
  return (
    <Designer
      key={opened.data.designId}
      opened={opened.data}
      onOpenAgain={() => void opened.refetch()}
      isOpening={opened.isFetching}
      isRefused={isOfSession(opened.error)}
    />
  )
}

function Opening() {
  const { t } = useTranslation()
  useRequiredLogin(t('embedded:login'))
  return <LoadingStage />
}

interface DesignerProps {
  readonly opened: OpenedDesigner
  readonly onOpenAgain: () => void
  readonly isOpening: boolean
  /** It could not be opened again, as nobody is logged in any more. */
  readonly isRefused: boolean
}

function Designer({ opened, onOpenAgain, isOpening, isRefused }: DesignerProps) {
  const { t } = useTranslation()
  const leaving = useLeaving(opened)
  const saving = useSaveDesign(opened)
  const { isPending, isSuccess, isError, variables } = saving
  // What is drawn is in the frame only: it stays until the session is needed.
  useRequiredLogin(t('embedded:login'), { staysOpen: !isRefused && !isOfSession(saving.error) })
  const { frame, state } = useDesignerFrame(opened.designerUrl, (message) => {
    if (message.type === 'design-cancelled') leaving.ask()
    if (message.type === 'design-saved' && !isPending) saving.mutate(message.data)
  })
  return (
    <>
      <Head name={opened.name} onCancel={leaving.ask} />
      {isError ? (
        <SaveFailed onTryAgain={() => (variables === undefined ? undefined : saving.mutate(variables))} />
      ) : null}
      <Stage>
        <iframe ref={frame} title={t('embedded:frame')} src={opened.designerUrl} className="size-full" />
        {state === 'loading' ? <Cover words={t('embedded:loading')} /> : null}
        {isPending || isSuccess ? <Cover words={t('embedded:saving')} /> : null}
        {state === 'silent' ? <Silent onOpenAgain={onOpenAgain} isOpening={isOpening} /> : null}
      </Stage>
      {leaving.dialog}
    </>
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

interface ResumedProps {
  readonly pending: PendingSave
  /** Called when somebody else has logged in. */
  readonly onForeign: () => void
}

/** Saves after the login what could not be saved before. The partner has it, so its designer is not needed. */
function ResumedSave({ pending: { design, saved }, onForeign }: ResumedProps) {
  const { t } = useTranslation()
  const token = useRequiredLogin(t('embedded:login'))
  const user = useUser(token)
  const saving = useSaveDesign(design)
  const leaving = useLeaving(design)
  const { mutate } = saving
  const hasBegun = useRef(false)
  const userId = user.data?._id
  useEffect(() => {
    if (userId === undefined || hasBegun.current) return
    hasBegun.current = true
    if (userId === design.userId) return mutate(saved)
    discardPendingSave(design.productId)
    onForeign()
  }, [userId, design, saved, mutate, onForeign])
  // What the server renders, which does not know of it.
  if (token === null) return <LoadingStage />
  const hasFailed = saving.isError || (userId === undefined && user.isError)
  const tryAgain = () => (userId === undefined ? void user.refetch() : mutate(saved))
  return (
    <>
      <Head name={design.name} onCancel={leaving.ask} />
      {hasFailed ? (
        <SaveFailed onTryAgain={tryAgain} />
      ) : (
        <Stage>
          <Cover words={t('embedded:saving')} />
        </Stage>
      )}
      {leaving.dialog}
    </>
  )
}
