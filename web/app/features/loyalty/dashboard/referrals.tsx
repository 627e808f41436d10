import { Button, Notice, Skeleton, Table } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/queries/call.ts'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { fallbackLoyalty, loyaltyKeys, useLoyalty, useReferrals } from '../loyalty.queries.ts'
import { ReferralLink } from './referral-link.tsx'
import './referrals-words.ts'

/** The referral code with its link, and who joined with it. */
export function Referrals() {
  const { t } = useTranslation()
  const loyalty = useLoyalty()
  const referrals = useReferrals()
  const generate = useGenerate()
  const { referralCode } = loyalty.data ?? fallbackLoyalty
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
      <section className="bg-paper p-6">
        <h2 className="mb-2 text-title">{t('referrals:title')}</h2>
        <p className="mb-4">{t('referrals:text', { count: referrals.data?.pointsPerReferral ?? 5 })}</p>
        {referralCode === '' ? (
          <Button busy={generate.isPending || loyalty.isPending} onClick={() => generate.mutate()}>
            {t('referrals:generate')}
          </Button>
        ) : (
          <ReferralLink code={referralCode} />
        )}
      </section>
      <section className="min-w-0">
        <h2 className="mb-2 text-title">{t('referrals:friends')}</h2>
        {referrals.isError ? (
          <Notice
            action={
              <Button variant="link" onClick={() => void referrals.refetch()}>
                {t('problem.tryAgain')}
              </Button>
            }
          >
            {t('referrals:failed')}
          </Notice>
        ) : referrals.data === undefined ? (
          <Skeleton className="h-40" />
        ) : (
          <Friends friends={referrals.data.referrals} />
        )}
      </section>
    </div>
  )
}

interface Friend {
  readonly name: string
  readonly state: 'joined' | 'confirmed'
  readonly at: number
}

function Friends({ friends }: { readonly friends: readonly Friend[] }) {
  const { t } = useTranslation()
  if (friends.length === 0)
    return (
      <p className="text-timber">
        <span className="block font-medium text-ink">{t('referrals:none')}</span>
        {t('referrals:noneText')}
      </p>
    )
  return (
    <div className="bg-paper px-4">
      <Table
        label={t('referrals:friends')}
        onPhone="stack"
        rows={friends}
        keyOf={({ name, at }) => `${name} ${at}`}
        columns={[
          { title: t('referrals:name'), cell: ({ name }) => name, isName: true },
          {
            title: t('referrals:when'),
            cell: ({ at }) => new Date(at).toLocaleDateString('en-GB', { timeZone: 'Asia/Colombo' }),
            isNumber: true,
          },
          { title: t('referrals:state'), cell: ({ state }) => t(`referrals:states.${state}`) },
        ]}
      />
    </div>
  )
}

function useGenerate() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('loyalty.generate-referral'),
    onError: (error) => toasts.error(refusalWords(error, t('referrals:generateFailed'))),
    onSuccess: () => queries.invalidateQueries({ queryKey: loyaltyKeys.all }),
  })
}
