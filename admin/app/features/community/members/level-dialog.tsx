import { memberLevelChange, type StaffMember } from '@first-fashion/contract/community/level-calls'
import { memberLevels } from '@first-fashion/contract/community/shown'
import { limits } from '@first-fashion/contract/limits'
import { Button, Dialog, Notice, SelectField, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSetLevel } from './queries.ts'
import { useWords } from './words.ts'

interface DialogProps {
  readonly member: StaffMember
  readonly onClose: () => void
}

const formId = 'member-level'

/** Gives a member another level, with a reason. */
export function LevelDialog({ member, onClose }: DialogProps) {
  const { t } = useWords()
  const saving = useSetLevel(member._id)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(memberLevelChange),
    defaultValues: { level: member.level, reason: '' },
    mode: 'onChange',
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('changeOf', { name: member.name })}
      closeLabel={t('close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending} disabled={!formState.isValid}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        method="post"
        className="flex flex-col gap-4"
        onSubmit={handleSubmit((change) => saving.mutate(change, { onSuccess: onClose }))}
      >
        {saving.isError ? <Notice>{saving.error.message}</Notice> : null}
        <SelectField label={t('level')} {...register('level')}>
          {memberLevels.map((one) => (
            <option key={one} value={one}>
              {t(`levels.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('reason')}
          hint={t('reasonHint')}
          maxLength={limits.moderationReasonMaximumLength}
          {...register('reason')}
        />
      </form>
    </Dialog>
  )
}
