import { staffRoles } from '@first-fashion/contract/staff/roles'
import { SelectField } from '@first-fashion/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { usePeople } from './queries.ts'
import { useWords } from './words.ts'

interface RoleFieldProps extends UseFormRegisterReturn {
  /** The one that is chosen, which the hint explains. */
  readonly chosen: string
}

/** A choice of the built-in roles and those of the shop. */
export function RoleField({ chosen, ...registered }: RoleFieldProps) {
  const { t } = useWords()
  const ownRoles = usePeople().data?.roles ?? []
  const builtIn = staffRoles.find((role) => role === chosen)
  return (
    <SelectField
      label={t('role')}
      hint={builtIn === undefined ? t('ownRoleHint') : t(`roleHints.${builtIn}`)}
      {...registered}
    >
      {staffRoles.map((role) => (
        <option key={role} value={role}>
          {t(`roles.${role}`)}
        </option>
      ))}
      {ownRoles.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
