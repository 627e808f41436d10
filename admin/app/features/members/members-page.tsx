import { limits } from '@first-fashion/contract/limits'
import { lookReason } from '@first-fashion/contract/looks/moderation-calls'
import type { StaffMember } from '@first-fashion/contract/members/level-calls'
import { memberLevels } from '@first-fashion/contract/members/member'
import { Badge, Button, type Column } from '@first-fashion/ui'
import { useState } from 'react'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress, yesNo } from '../../platform/lists/list-query.ts'
import { ListTable } from '../../platform/lists/list-table.tsx'
import { ReasonDialog } from '../../platform/reason-dialog.tsx'
import { useRoleMay } from '../../platform/session.ts'
import { shopDayInWords } from '../../platform/shop-time.ts'
import { LevelDialog } from './level-dialog.tsx'
import { LevelsDialog } from './levels-dialog.tsx'
import { useMembers, useSetExclusion } from './queries.ts'
import { useWords } from './words.ts'

/** Members of the community with their levels, searchable by name. */
export function MembersPage() {
  const { t } = useWords()
  const { query, choice } = useListAddress()
  const level = choice('level', memberLevels)
  const list = useMembers({
    ...query,
    ...(level ? { level } : {}),
    ...(choice('blocked', yesNo) === 'true' ? { blocked: 'true' } : {}),
  })
  const [changing, setChanging] = useState<StaffMember>()
  const [deciding, setDeciding] = useState<StaffMember>()
  const [areLevelsOpen, setLevelsOpen] = useState(false)
  const columns: readonly Column<StaffMember>[] = [
    { title: t('name'), cell: (one) => <MemberName member={one} />, isName: true },
    { title: t('level'), cell: (one) => <LevelBadge level={one.level} /> },
    { title: t('looks'), cell: (one) => one.stats.submissions, isNumber: true },
    { title: t('likes'), cell: (one) => one.stats.totalLikes, isNumber: true },
    { title: t('joined'), cell: (one) => shopDayInWords(one.joinedAt), isNumber: true },
    {
      title: t('action'),
      cell: (one) => (
        <Actions member={one} onLevel={() => setChanging(one)} onExclusion={() => setDeciding(one)} />
      ),
    },
  ]
  return (
    <ListFrame
      title={t('members')}
      lead={t('lead')}
      {...frameOf(list)}
      filters={
        <>
          <FilterSelect
            name="level"
            label={t('level')}
            options={memberLevels.map((one) => [one, t(`levels.${one}`)])}
          />
          <FilterSelect name="blocked" label={t('participation')} options={[['true', t('blocked')]]} />
          <Button variant="secondary" className="self-end" onClick={() => setLevelsOpen(true)}>
            {t('benefits')}
          </Button>
        </>
      }
    >
      <ListTable label={t('members')} rows={list.data?.members} keyOf={({ _id }) => _id} columns={columns} />
      {changing === undefined ? null : (
        <LevelDialog member={changing} onClose={() => setChanging(undefined)} />
      )}
      {deciding === undefined ? null : (
        <ExclusionDialog member={deciding} onClose={() => setDeciding(undefined)} />
      )}
      {areLevelsOpen ? <LevelsDialog onClose={() => setLevelsOpen(false)} /> : null}
    </ListFrame>
  )
}

interface ActionsProps {
  readonly member: StaffMember
  readonly onLevel: () => void
  readonly onExclusion: () => void
}

function Actions({ member: { name, isBlocked }, onLevel, onExclusion }: ActionsProps) {
  const { t } = useWords()
  const mayExclude = useRoleMay('community.moderate')
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <Button variant="link" aria-label={t('changeOf', { name })} onClick={onLevel}>
        {t('change')}
      </Button>
      {mayExclude ? (
        <Button
          variant="link"
          aria-label={t(isBlocked ? 'letInOf' : 'excludeOf', { name })}
          onClick={onExclusion}
        >
          {t(isBlocked ? 'letIn' : 'exclude')}
        </Button>
      ) : null}
    </span>
  )
}

function MemberName({
  member: { name, accountName, slug, isHidden, isBlocked, blockedReason },
}: {
  readonly member: StaffMember
}) {
  const { t } = useWords()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {slug === null ? (
        <span className="wrap-anywhere">{name}</span>
      ) : (
        <a
          href={`/community/members/${slug}`}
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-4 wrap-anywhere"
        >
          {name}
        </a>
      )}
      {name === accountName ? null : (
        <span className="text-small text-timber wrap-anywhere">{t('account', { name: accountName })}</span>
      )}
      {isHidden ? <Badge>{t('hidden')}</Badge> : null}
      {isBlocked ? <Badge tone="danger">{t('blocked')}</Badge> : null}
      {blockedReason === '' ? null : (
        <span className="w-full text-small wrap-anywhere">
          {t('blockedBecause', { reason: blockedReason })}
        </span>
      )}
    </span>
  )
}

function LevelBadge({ level }: Pick<StaffMember, 'level'>) {
  const { t } = useWords()
  if (level === 'member') return t('levels.member')
  return <Badge tone={level === 'vip' ? 'accent' : 'leaf'}>{t(`levels.${level}`)}</Badge>
}

interface DialogProps {
  readonly member: StaffMember
  readonly onClose: () => void
}

/** Excludes a member, with a reason; or lets an excluded one in again, which needs none. */
function ExclusionDialog({ member: { _id, name, isBlocked }, onClose }: DialogProps) {
  const { t } = useWords()
  const deciding = useSetExclusion(_id)
  return (
    <ReasonDialog
      action={t(isBlocked ? 'letIn' : 'exclude')}
      text={t(isBlocked ? 'letInText' : 'excludeText', { name })}
      isDangerous={!isBlocked}
      schema={isBlocked ? undefined : lookReason}
      longest={limits.moderationReasonMaximumLength}
      deciding={deciding}
      onDecide={(reason) => deciding.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
