import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useRequiredLogin, useUser } from '../../accounts/index.ts'
import { Cover, Head, LoadingStage, SaveFailed, Stage, useLeaving } from './designer-stage.tsx'
import { discardPendingSave, type PendingSave } from './pending-save.ts'
import { useSaveDesign } from './use-embedded-designer.ts'
import './embedded-words.ts'

interface ResumedProps {
  readonly pending: PendingSave
  /** Called when somebody else has logged in. */
  readonly onForeign: () => void
}

/** Saves after the login what could not be saved before. The partner has it, so its designer is not needed. */
export function ResumedSave({ pending: { design, saved }, onForeign }: ResumedProps) {
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
