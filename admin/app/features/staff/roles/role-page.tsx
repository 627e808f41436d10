import { permissionsOf, staffRoles } from '@first-fashion/contract/staff/roles'
import { buttonClass, Skeleton } from '@first-fashion/ui'
import { Link, useNavigate, useParams } from 'react-router'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { useRoleMay } from '../../../platform/session.ts'
import { usePeople } from '../queries.ts'
import { useWords } from '../words.ts'
import { DeleteRole } from './delete-role.tsx'
import { type MenuOf, MenuPreview } from './menu-preview.tsx'
import { PermissionTable } from './permission-table.tsx'
import { RoleForm } from './role-form.tsx'

interface PageProps {
  /** The menu of whoever has some permissions. */
  readonly menuOf: MenuOf
}

/** A role: a new one, one of the shop's own, or a built-in one, which is fixed. */
export function RolePage({ menuOf }: PageProps) {
  const { t } = useWords()
  const people = usePeople()
  return (
    <>
      <Link to="/staff" className={buttonClass('link', 'text-small')}>
        {t('back')}
      </Link>
      {people.isPending ? <Skeleton className="h-96" /> : null}
      {people.isError ? <LoadFailure error={people.error} onRetry={() => people.refetch()} /> : null}
      {people.data === undefined ? null : <ShownRole people={people.data} menuOf={menuOf} />}
    </>
  )
}

interface ShownProps extends PageProps {
  readonly people: NonNullable<ReturnType<typeof usePeople>['data']>
}

function ShownRole({ people: { roles }, menuOf }: ShownProps) {
  const { t } = useWords()
  const { role: key = '' } = useParams()
  const { refetch } = usePeople()
  const isOwner = useRoleMay('settings.change')
  const navigate = useNavigate()
  const builtIn = staffRoles.find((role) => role === key)
  const own = roles.find(({ _id }) => _id === key)
  if (builtIn !== undefined) return <BuiltInRole role={builtIn} menuOf={menuOf} />
  if (own === undefined && (key !== 'new' || !isOwner)) return <p>{t('roleGone')}</p>
  return (
    <>
      <h1 className="mb-5 text-heading wrap-anywhere">{own?.name ?? t('addRole')}</h1>
      <RoleForm
        key={`${key} ${own?.version}`}
        role={own}
        isOwner={isOwner}
        menuOf={menuOf}
        onSaved={() => navigate('/staff')}
        onReload={async () => {
          await refetch()
        }}
      />
      {own === undefined || !isOwner ? null : <DeleteRole role={own} onDeleted={() => navigate('/staff')} />}
    </>
  )
}

interface BuiltInProps extends PageProps {
  readonly role: (typeof staffRoles)[number]
}

function BuiltInRole({ role, menuOf }: BuiltInProps) {
  const { t } = useWords()
  const isOwner = useRoleMay('settings.change')
  const permissions = permissionsOf[role]
  return (
    <>
      <h1 className="text-heading">{t(`roles.${role}`)}</h1>
      <p className="mt-1 mb-5 max-w-[42rem] text-timber">
        {t(`roleHints.${role}`)} {t('builtInText')}
      </p>
      {isOwner ? (
        <Link to={`/staff/roles/new?from=${role}`} className={buttonClass('secondary', 'mb-5')}>
          {t('copyRole')}
        </Link>
      ) : null}
      <div className="flex flex-col gap-6">
        <PermissionTable chosen={permissions} />
        <MenuPreview permissions={permissions} menuOf={menuOf} />
      </div>
    </>
  )
}
