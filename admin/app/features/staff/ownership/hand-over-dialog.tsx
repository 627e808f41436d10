import type { OwnRole } from '@first-fashion/contract/staff/own-role'
import type { StaffPerson } from '@first-fashion/contract/staff/people-calls'
import { staffRoles } from '@first-fashion/contract/staff/roles'
import { SelectField } from '@first-fashion/ui'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { useWords } from '../words.ts'
import { useHandOver } from './queries.ts'

interface DialogProps {
  /** Who can become an owner. */
  readonly heirs: readonly StaffPerson[]
  readonly roles: readonly OwnRole[]
  readonly onClose: () => void
}

/** The value of the choice to leave. */
const leaves = ''

/** Asks who becomes an owner, and what the one who hands over becomes. */
export function HandOverDialog({ heirs, roles, onClose }: DialogProps) {
  const { t } = useWords()
  const [heir, setHeir] = useState('')
  const [keeps, setKeeps] = useState('manager')
  const handing = useHandOver()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    handing.mutate({ heir, keeps: keeps === leaves ? null : keeps })
  }
  return (
    <FormDialog
      title={t('handOver')}
      action={t('handOver')}
      variant="danger"
      isBusy={handing.isPending}
      isIncomplete={heir === ''}
      error={handing.error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('handOverText')}</p>
      <SelectField label={t('heir')} value={heir} onChange={(event) => setHeir(event.currentTarget.value)}>
        <option value="">{t('chooseHeir')}</option>
        {heirs.map(({ _id, name, email }) => (
          <option key={_id} value={_id}>
            {name} ({email})
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('nextRole')}
        hint={keeps === leaves ? t('leaveHint') : undefined}
        value={keeps}
        onChange={(event) => setKeeps(event.currentTarget.value)}
      >
        {staffRoles
          .filter((role) => role !== 'owner')
          .map((role) => (
            <option key={role} value={role}>
              {t(`roles.${role}`)}
            </option>
          ))}
        {roles.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
        <option value={leaves}>{t('leaveStaff')}</option>
      </SelectField>
    </FormDialog>
  )
}
