import { type OwnRole, roleFields } from '@first-fashion/contract/staff/own-role'
import {
  completePermissions,
  type GrantedPermission,
  grantedPermissions,
  permissionsOf,
  permissionsOfRole,
  staffRoles,
} from '@first-fashion/contract/staff/roles'
import { Button, Notice, SelectField, TextField } from '@first-fashion/ui'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CallFailure } from '../../../platform/call-failure.ts'
import { SaveFailure } from '../../../platform/save-failure.tsx'
import { UnsavedChanges } from '../../../platform/unsaved-changes.tsx'
import { useWords } from '../words.ts'
import { type MenuOf, MenuPreview } from './menu-preview.tsx'
import { PermissionTable } from './permission-table.tsx'
import { useSaveRole } from './queries.ts'

interface FormProps {
  /** undefined for a new one. */
  readonly role: OwnRole | undefined
  readonly isOwner: boolean
  readonly menuOf: MenuOf
  readonly onSaved: () => void
  readonly onReload: () => Promise<void>
}

/** Name and permissions of a role. The form keeps its values when saving fails. */
export function RoleForm({ role, isOwner, menuOf, onSaved, onReload }: FormProps) {
  const { t } = useWords()
  const [from] = useSearchParams()
  const [name, setName] = useState(role?.name ?? '')
  const before = role?.permissions ?? permissionsOfStart(from.get('from') ?? '')
  const [chosen, setChosen] = useState<readonly GrantedPermission[]>(before)
  const [wasTried, setTried] = useState(false)
  const saving = useSaveRole(role)
  const fields = { name, permissions: [...chosen] }
  const isMissing = wasTried && !roleFields.safeParse(fields).success
  const isChanged = name !== (role?.name ?? '') || chosen.join() !== before.join()
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (roleFields.safeParse(fields).success) saving.mutate(fields, { onSuccess: onSaved })
  }
  return (
    <form method="post" noValidate onSubmit={save} className="flex flex-col gap-6">
      <UnsavedChanges isChanged={isOwner && isChanged && !saving.isPending && !saving.isSuccess} />
      {saving.error === null ? null : <SaveFailure error={saving.error} onReload={onReload} />}
      <fieldset disabled={!isOwner} className="grid min-w-0 gap-5 sm:grid-cols-2">
        <TextField
          label={t('roleName')}
          hint={t('roleNameHint')}
          autoComplete="off"
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={isMissing && name.trim() === '' ? t('missing') : nameErrorOf(saving.error)}
        />
        {role === undefined ? <StartField onStart={setChosen} /> : null}
      </fieldset>
      {isMissing && chosen.length === 0 ? <Notice>{t('permissionNeeded')}</Notice> : null}
      <PermissionTable
        chosen={chosen}
        {...(isOwner ? { onChange: (one, isChosen) => setChosen(changed(chosen, one, isChosen)) } : {})}
      />
      <MenuPreview permissions={permissionsOfRole(null, chosen)} menuOf={menuOf} />
      {isOwner ? (
        <div>
          {role === undefined ? null : <p className="mb-3 text-small text-timber">{t('roleSaveText')}</p>}
          <Button type="submit" busy={saving.isPending}>
            {t('save')}
          </Button>
        </div>
      ) : null}
    </form>
  )
}

interface StartProps {
  readonly onStart: (permissions: readonly GrantedPermission[]) => void
}

/** Takes over what a built-in role may do. */
function StartField({ onStart }: StartProps) {
  const { t } = useWords()
  const [from] = useSearchParams()
  return (
    <SelectField
      label={t('startFrom')}
      defaultValue={from.get('from') ?? ''}
      onChange={(event) => onStart(permissionsOfStart(event.currentTarget.value))}
    >
      <option value="">{t('startFromNothing')}</option>
      {staffRoles.map((role) => (
        <option key={role} value={role}>
          {t(`roles.${role}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** What is for owners alone stays out. */
function permissionsOfStart(start: string): readonly GrantedPermission[] {
  const role = staffRoles.find((one) => one === start)
  return role === undefined ? [] : grantedPermissions.filter((one) => permissionsOf[role].includes(one))
}

/** With what a permission needs, or without what needs it. */
function changed(
  chosen: readonly GrantedPermission[],
  permission: GrantedPermission,
  isChosen: boolean,
): readonly GrantedPermission[] {
  if (isChosen) return completePermissions([...chosen, permission])
  return chosen.filter((one) => !completePermissions([one]).includes(permission))
}

const nameErrorOf = (error: Error | null): string | undefined =>
  error instanceof CallFailure ? error.errors.name : undefined
