import { type StaffPerson, staffPeopleCalls } from '@first-fashion/contract/staff/people-calls'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { useSetRole } from './queries.ts'
import { RoleField } from './role-field.tsx'
import { useWords } from './words.ts'

const { body } = staffPeopleCalls['staff.role-set'].request

interface DialogProps {
  readonly member: StaffPerson
  readonly onClose: () => void
}

/** Gives a member another role. */
export function RoleDialog({ member, onClose }: DialogProps) {
  const { t } = useWords()
  const saving = useSetRole(member)
  const { register, handleSubmit, control } = useForm({
    resolver: zodResolver(body),
    defaultValues: { role: member.role },
  })
  const chosen = useWatch({ control, name: 'role' })
  return (
    <FormDialog
      title={t('changeRoleOf', { name: member.name })}
      action={t('save')}
      isBusy={saving.isPending}
      error={saving.error?.message}
      onSubmit={handleSubmit(({ role }) => saving.mutate(role, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <p>{t('roleText')}</p>
      <RoleField chosen={chosen} {...register('role')} />
    </FormDialog>
  )
}
