import { limits } from '@first-fashion/contract/limits'
import { memberLevelChange, type StaffMember } from '@first-fashion/contract/members/level-calls'
import { memberLevels } from '@first-fashion/contract/members/member'
import { SelectField, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { useSetLevel } from './queries.ts'
import { useWords } from './words.ts'

interface DialogProps {
  readonly member: StaffMember
  readonly onClose: () => void
}

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
    <FormDialog
      title={t('changeOf', { name: member.name })}
      action={t('save')}
      isBusy={saving.isPending}
      isIncomplete={!formState.isValid}
      error={saving.error?.message}
      onSubmit={handleSubmit((change) => saving.mutate(change, { onSuccess: onClose }))}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
