import type { OwnRole } from '@first-fashion/contract/staff/own-role'
import type { StaffInvitation, StaffPerson } from '@first-fashion/contract/staff/people-calls'
import { permissionsOfRole, staffRoles } from '@first-fashion/contract/staff/roles'
import { Badge, buttonClass, type Column, Table } from '@first-fashion/ui'
import { Link } from 'react-router'
import { useWords } from '../words.ts'

interface PanelProps {
  readonly members: readonly StaffPerson[]
  readonly invitations: readonly StaffInvitation[]
  readonly roles: readonly OwnRole[]
  readonly isOwner: boolean
}

interface Row {
  readonly key: string
  readonly name: string
  readonly isBuiltIn: boolean
  readonly permissions: number
}

/** The built-in roles and those of the shop, with how many have each. */
export function RolesPanel({ members, invitations, roles, isOwner }: PanelProps) {
  const { t } = useWords()
  const count = (people: readonly { readonly role: string }[], key: string) =>
    people.filter(({ role }) => role === key).length
  const columns: readonly Column<Row>[] = [
    {
      title: t('role'),
      isName: true,
      cell: ({ key, name, isBuiltIn }) => (
        <span className="wrap-anywhere">
          <Link to={`/staff/roles/${key}`} className={buttonClass('link')}>
            {name}
          </Link>{' '}
          {isBuiltIn ? <Badge>{t('builtIn')}</Badge> : null}
        </span>
      ),
    },
    { title: t('membersWithRole'), cell: ({ key }) => t('memberCount', { count: count(members, key) }) },
    {
      title: t('invitations'),
      cell: ({ key }) => t('invitedCount', { count: count(invitations, key) }),
    },
    { title: t('permissions'), cell: ({ permissions }) => t('permissionCount', { count: permissions }) },
  ]
  return (
    <div className="border border-hairline bg-paper px-4 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-title">{t('rolesTitle')}</h2>
        {isOwner ? (
          <Link to="/staff/roles/new" className={buttonClass('secondary')}>
            {t('addRole')}
          </Link>
        ) : null}
      </div>
      <Table
        label={t('rolesTitle')}
        onPhone="stack"
        rows={[...useBuiltInRows(), ...roles.map(ownRow)]}
        keyOf={({ key }) => key}
        columns={columns}
      />
    </div>
  )
}

function useBuiltInRows(): readonly Row[] {
  const { t } = useWords()
  return staffRoles.map((role) => ({
    key: role,
    name: t(`roles.${role}`),
    isBuiltIn: true,
    permissions: countShown(permissionsOfRole(role, [])),
  }))
}

const ownRow = ({ _id, name, permissions }: OwnRole): Row => ({
  key: _id,
  name,
  isBuiltIn: false,
  permissions: permissions.length,
})

/** What every member may do is not counted. */
const countShown = (permissions: readonly string[]): number =>
  permissions.filter((one) => one !== 'session.own').length
