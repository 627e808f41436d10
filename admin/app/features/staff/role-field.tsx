import { type StaffRole, staffRoles } from '@first-fashion/contract/staff/roles'
import { SelectField } from '@first-fashion/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useWords } from './words.ts'

interface RoleFieldProps extends UseFormRegisterReturn {
  /** The one that is chosen, which the hint explains. */
  readonly chosen: StaffRole
}

export function RoleField({ chosen, ...registered }: RoleFieldProps) {
  const { t } = useWords()
  return (
    <SelectField label={t('role')} hint={t(`roleHints.${chosen}`)} {...registered}>
      {staffRoles.map((role) => (
        <option key={role} value={role}>
          {t(`roles.${role}`)}
        </option>
      ))}
    </SelectField>
  )
}
