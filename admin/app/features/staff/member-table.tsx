import type { StaffPerson } from '@first-fashion/contract/staff/people-calls'
import { Badge, Button, type Column, ConfirmDialog, Table } from '@first-fashion/ui'
import { useState } from 'react'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { NameCell } from './name-cell.tsx'
import { useSwitch } from './queries.ts'
import { RoleDialog } from './role-dialog.tsx'
import { useWords } from './words.ts'

interface TableProps {
  readonly members: readonly StaffPerson[]
  readonly isOwner: boolean
}

export function MemberTable({ members, isOwner }: TableProps) {
  const { t } = useWords()
  const columns: readonly Column<StaffPerson>[] = [
    { title: t('name'), isName: true, cell: (member) => <NameCell {...member} /> },
    { title: t('role'), cell: ({ role }) => t(`roles.${role}`) },
    {
      title: t('lastSignIn'),
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? t('neverSignedIn') : shopTimeInWords(lastSignInAt),
    },
    {
      title: t('status'),
      cell: ({ isActive }) =>
        isActive ? <Badge tone="leaf">{t('active')}</Badge> : <Badge>{t('switchedOff')}</Badge>,
    },
  ]
  const actions: Column<StaffPerson> = {
    title: t('actions'),
    cell: (member) => <MemberActions member={member} />,
  }
  return (
    <div className="border border-hairline bg-paper px-4">
      <Table
        label={t('staff')}
        onPhone="stack"
        rows={members}
        keyOf={({ _id }) => _id}
        columns={isOwner ? [...columns, actions] : columns}
      />
    </div>
  )
}

function MemberActions({ member }: { readonly member: StaffPerson }) {
  const { t } = useWords()
  const { name, isActive } = member
  const [asked, setAsked] = useState<'role' | 'switch-off'>()
  const switching = useSwitch(member)
  const close = () => setAsked(undefined)
  return (
    <div className="flex flex-wrap gap-x-5">
      <Button variant="link" aria-label={t('changeRoleOf', { name })} onClick={() => setAsked('role')}>
        {t('changeRole')}
      </Button>
      {isActive ? (
        <Button variant="link" aria-label={t('switchOffOf', { name })} onClick={() => setAsked('switch-off')}>
          {t('switchOff')}
        </Button>
      ) : (
        <Button
          variant="link"
          busy={switching.isPending}
          aria-label={t('switchOnOf', { name })}
          onClick={() => switching.mutate()}
        >
          {t('switchOn')}
        </Button>
      )}
      {asked === 'role' ? <RoleDialog member={member} onClose={close} /> : null}
      <ConfirmDialog
        open={asked === 'switch-off'}
        onClose={close}
        title={t('switchOffOf', { name })}
        text={t('switchOffText')}
        closeLabel={t('close')}
        keep={t('cancel')}
        confirm={t('switchOff')}
        isBusy={switching.isPending}
        onConfirm={() => switching.mutate(undefined, { onSettled: close })}
      />
    </div>
  )
}
