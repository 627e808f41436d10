import { type GrantedPermission, type Permission, permissionAreas } from '@first-fashion/contract/staff/roles'
import { Checkbox } from '@first-fashion/ui'
import { useWords } from '../words.ts'

interface TableProps {
  readonly chosen: readonly Permission[]
  /** undefined: it is only shown. */
  readonly onChange?: (permission: GrantedPermission, isChosen: boolean) => void
}

/** The permissions by area, what reads beside what changes. */
export function PermissionTable({ chosen, onChange }: TableProps) {
  const { t } = useWords()
  const box = (permission: GrantedPermission) => (
    <Checkbox
      key={permission}
      label={t(`may.${permission}`)}
      checked={chosen.includes(permission)}
      disabled={onChange === undefined}
      onChange={(event) => onChange?.(permission, event.currentTarget.checked)}
    />
  )
  return (
    <section aria-labelledby="permissions" className="border border-hairline bg-paper px-5 pt-5">
      <h2 id="permissions" className="text-title">
        {t('permissions')}
      </h2>
      {onChange === undefined ? null : <p className="mt-1 text-small text-timber">{t('permissionsText')}</p>}
      <div
        aria-hidden="true"
        className="hidden pt-3 text-small font-semibold md:grid md:grid-cols-[9rem_1fr_1fr] md:gap-x-6"
      >
        <span />
        <span>{t('reading')}</span>
        <span>{t('changing')}</span>
      </div>
      {permissionAreas.map(({ area, read, change }) => (
        <fieldset
          key={area}
          className="border-b border-hairline py-3 last:border-0 md:grid md:grid-cols-[9rem_1fr_1fr] md:gap-x-6"
        >
          <legend className="float-left w-full pt-2 font-semibold md:w-auto">{t(`areas.${area}`)}</legend>
          <div className="clear-both md:clear-none">{read === null ? null : box(read)}</div>
          <div>{change.map(box)}</div>
        </fieldset>
      ))}
    </section>
  )
}
