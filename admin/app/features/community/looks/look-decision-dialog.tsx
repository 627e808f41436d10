import { lookReason, type ModeratedLook } from '@first-fashion/contract/community/moderation-calls'
import { limits } from '@first-fashion/contract/limits'
import { Button, Dialog, Notice, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type LookDecision, useDecideLook } from './queries.ts'
import { useWords } from './words.ts'

interface DialogProps {
  readonly look: ModeratedLook
  readonly decision: LookDecision
  readonly onClose: () => void
}

const formId = 'look-decision'

/** Asks for the reason of a decision; taking an exclusion back needs none. */
export function LookDecisionDialog({ look, decision, onClose }: DialogProps) {
  const { t } = useWords()
  const deciding = useDecideLook(look._id, decision)
  const needsReason = decision !== 'unblock'
  const { register, handleSubmit, formState } = useForm({
    ...(needsReason ? { resolver: zodResolver(lookReason) } : {}),
    defaultValues: { reason: '' },
    mode: 'onChange',
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`decisions.${decision}`)}
      closeLabel={t('close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant={decision === 'hide' || decision === 'block' ? 'danger' : 'primary'}
            busy={deciding.isPending}
            type="submit"
            form={formId}
            disabled={needsReason && !formState.isValid}
          >
            {t(`decisions.${decision}`)}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        method="post"
        onSubmit={handleSubmit(({ reason }) => deciding.mutate(reason, { onSuccess: onClose }))}
        className="flex flex-col gap-4"
      >
        {deciding.isError ? <Notice>{deciding.error.message}</Notice> : null}
        <p>{t(`texts.${decision}`)}</p>
        {needsReason ? (
          <TextField
            label={t('reason')}
            maxLength={limits.moderationReasonMaximumLength}
            {...register('reason')}
          />
        ) : null}
      </form>
    </Dialog>
  )
}
