import { Button, buttonClass, Skeleton } from '@first-fashion/ui'
import { RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useToken } from '../../platform/session.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { fallbackLoyalty, useLoyalty } from './loyalty.queries.ts'
import { PointsSummary } from './points-summary.tsx'
import { useLoyaltyToasts } from './use-loyalty-toasts.ts'
import './loyalty-words.ts'

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
