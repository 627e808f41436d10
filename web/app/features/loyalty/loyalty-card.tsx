import './loyalty-words.ts'
import type { LoyaltyData } from '@first-fashion/contract/loyalty/calls'
import { Button, buttonClass, Skeleton } from '@first-fashion/ui'
import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useUser } from '../accounts/index.ts'
import { fallbackLoyalty, useLoyalty } from './loyalty.queries.ts'
import { PointsSummary } from './points-summary.tsx'

const onGreen = 'underline decoration-paper/60 hover:decoration-paper active:text-paper disabled:text-paper'

/** Points and tier in the profile and on /loyalty; a visitor is asked to log in [B2.37]. */
export function LoyaltyCard({ hasLink = true }: { readonly hasLink?: boolean }) {
  const { t } = useTranslation()
  const token = useToken()
  const loyalty = useLoyalty()
  useLoyaltyToasts(loyalty)
  if (token === null) return <LoginCard />
  if (loyalty.data === undefined && !loyalty.isError)
    return <Skeleton className="hidden h-80 scripted:block" />
  const data = loyalty.data ?? fallbackLoyalty
  return (
    <section aria-label={t('loyalty:cardTitle')}>
      <PointsSummary data={data}>
        {hasLink ? (
          <Link to={paths.loyalty()} className={buttonClass('text', onGreen)}>
            {t('loyalty:toLoyalty')}
          </Link>
        ) : null}
        <Button
          variant="text"
          className={onGreen}
          busy={loyalty.isFetching}
          onClick={() => void loyalty.refetch()}
        >
          <RefreshCw aria-hidden="true" size={16} />
          {t('loyalty:refresh')}
        </Button>
      </PointsSummary>
    </section>
  )
}

function LoginCard() {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('loyalty:cardTitle')}
      className="self-start rounded-soft bg-leaf p-6 text-paper sm:p-8"
    >
      <p className="max-w-[34rem] text-lead">{t('loyalty:loginText')}</p>
      <Link to={paths.login()} className={buttonClass('secondary', 'mt-4')}>
        {t('loyalty:login')}
      </Link>
    </section>
  )
}

interface Loaded {
  readonly data: LoyaltyData | undefined
  readonly error: Error | null
  readonly errorUpdatedAt: number
}

/** Says that points could not be loaded, and that the tier is another one than when it was last seen. */
function useLoyaltyToasts({ data, error, errorUpdatedAt }: Loaded): void {
  const { t } = useTranslation()
  const account = useUser(useToken()).data?._id
  const tier = data?.tier
  useEffect(() => {
    if (error !== null && errorUpdatedAt > 0) toasts.error(refusalWords(error, t('loyalty:failed')))
  }, [error, errorUpdatedAt, t])
  useEffect(() => {
    if (account === undefined || tier === undefined) return
    const before = rememberTier(account, tier)
    if (before === undefined || before.name === tier.name) return
    if (tier.fromPoints > before.fromPoints) toasts.success(t('loyalty:tierUp', { tier: tier.name }))
    else toasts.info(t('loyalty:tierNow', { tier: tier.name }))
  }, [account, tier, t])
}

/** The tier that a customer last saw on this device, so that the next visit can say that it is another one. */
const storageKey = 'seen-tier'

interface SeenTier {
  readonly name: string
  readonly fromPoints: number
}

/** Remembers the tier of an account; returns the one that the same account saw before. */
function rememberTier(account: string, { name, fromPoints }: SeenTier): SeenTier | undefined {
  const [owner, from, ...before] = (localStorage.getItem(storageKey) ?? '').split(' ')
  localStorage.setItem(storageKey, [account, fromPoints, name].join(' '))
  return owner === account ? { name: before.join(' '), fromPoints: Number(from) } : undefined
}
