import { invitedPerson } from '@first-fashion/contract/staff/people-calls'
import { TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { useInvite } from './queries.ts'
import { RoleField } from './role-field.tsx'
import { useWords } from './words.ts'

/** Invites somebody to the staff. The form keeps its values when that fails. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const inviting = useInvite()
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(invitedPerson),
    defaultValues: { name: '', email: '', role: 'support' },
  })
  const { errors } = formState
  const chosen = useWatch({ control, name: 'role' })
  return (
    <FormDialog
      title={t('invite')}
      action={t('sendInvitation')}
      isBusy={inviting.isPending}
      noValidate
      error={inviting.error?.message}
      onSubmit={handleSubmit((person) => inviting.mutate(person, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <p>{t('inviteText')}</p>
      <TextField
        label={t('name')}
        autoComplete="off"
        maxLength={120}
        error={errors.name && t('missing')}
        {...register('name')}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        error={errors.email && t('emailNeeded')}
        {...register('email')}
      />
      <RoleField chosen={chosen} {...register('role')} />
    </FormDialog>
  )
}
