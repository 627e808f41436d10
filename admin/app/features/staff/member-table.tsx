import type { StaffPerson } from '@first-fashion/contract/staff/people-calls'
import { Badge, Button, type Column, ConfirmDialog, Table } from '@first-fashion/ui'
import { useState } from 'react'
import { useStaff } from '../../platform/session.ts'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { NameCell } from './name-cell.tsx'
import { useResetSecondFactor, useSwitch } from './queries.ts'
import { RoleDialog } from './role-dialog.tsx'
import { useRoleName } from './role-name.ts'
import { MemberSessionsDialog } from './sessions/member-sessions-dialog.tsx'
import { useWords } from './words.ts'

interface TableProps {
  readonly members: readonly StaffPerson[]
  readonly isOwner: boolean
}

export function MemberTable({ members, isOwner }: TableProps) {
  const { t } = useWords()
  const nameOfRole = useRoleName()
  const columns: readonly Column<StaffPerson>[] = [
    { title: t('name'), isName: true, cell: (member) => <NameCell {...member} /> },
    { title: t('role'), cell: nameOfRole },
    {
      title: t('lastSignIn'),
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? t('neverSignedIn') : shopTimeInWords(lastSignInAt),
    },
    {
      title: t('secondFactor'),
      cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'hasSecondFactor' : 'hasNone'),
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
  const [asked, setAsked] = useState<'role' | 'switch-off' | 'reset' | 'sessions'>()
  const self = useStaff()
  const switching = useSwitch(member)
  const close = () => setAsked(undefined)
  return (
    <div className="flex flex-wrap gap-x-5">
      <Button variant="link" aria-label={t('changeRoleOf', { name })} onClick={() => setAsked('role')}>
        {t('changeRole')}
      </Button>
      {isActive ? (
        <Button variant="link" aria-label={t('sessionsOf', { name })} onClick={() => setAsked('sessions')}>
          {t('showSessions')}
        </Button>
      ) : null}
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
      {member.hasSecondFactor && member._id !== self?._id ? (
        <Button
          variant="link"
          aria-label={t('resetSecondFactorOf', { name })}
          onClick={() => setAsked('reset')}
        >
          {t('resetSecondFactor')}
        </Button>
      ) : null}
      {asked === 'sessions' ? <MemberSessionsDialog member={member} onClose={close} /> : null}
      {asked === 'reset' ? <ResetDialog member={member} onClose={close} /> : null}
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

interface ResetProps {
  readonly member: StaffPerson
  readonly onClose: () => void
}

function ResetDialog({ member, onClose }: ResetProps) {
  const { t } = useWords()
  const resetting = useResetSecondFactor(member)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('resetSecondFactorOf', { name: member.name })}
      text={t('resetSecondFactorText')}
      closeLabel={t('close')}
      keep={t('cancel')}
      confirm={t('resetSecondFactor')}
      isBusy={resetting.isPending}
      onConfirm={() => resetting.mutate(undefined, { onSettled: onClose })}
    />
  )
}
