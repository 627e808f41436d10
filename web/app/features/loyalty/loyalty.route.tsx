import './loyalty-words.ts'
import { Tabs, tabClass } from '@first-fashion/ui'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { NeedsScripts } from '../../platform/screen/needs-scripts.tsx'
import { PageMeta } from '../../platform/screen/page-meta.tsx'
import { useToken } from '../../platform/session.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { NewsletterBox } from '../newsletter/index.ts'
import { History } from './dashboard/history.tsx'
import { HowToEarn } from './dashboard/how-to-earn.tsx'
import { Overview } from './dashboard/overview.tsx'
import { Referrals } from './dashboard/referrals.tsx'
import { LoyaltyCard } from './loyalty-card.tsx'
import { RewardsCatalog } from './rewards/rewards-catalog.tsx'

const tabs = ['dashboard', 'rewards'] as const

/** Points, tier, history, friends and rewards; for a visitor what loyalty is, and a way to log in. */
export default function LoyaltyPage() {
  const { t } = useTranslation()
  const token = useToken()
  const [query] = useSearchParams()
  const shown = tabs.find((tab) => tab === query.get('tab')) ?? 'dashboard'
  return (
    <main id="content" className="min-h-dvh">
      <PageMeta
        title={t('loyalty:pageTitle')}
        description={t('loyalty:description')}
        path={paths.loyalty()}
      />
      <div className="page pt-8">
        <h1 className="text-display">{t('loyalty:title')}</h1>
        <p className="mt-2 max-w-[42rem] text-lead text-timber">{t('loyalty:intro')}</p>
        <NeedsScripts />
        {token === null ? (
          <div className="mt-8 grid gap-8 lg:grid-cols-2">
            <LoyaltyCard />
            <HowToEarn />
          </div>
        ) : (
          <>
            <nav
              aria-label={t('loyalty:views')}
              className="mt-6 mb-8 flex gap-6 overflow-x-auto border-b border-hairline px-1 pt-1"
            >
              {tabs.map((tab) => (
                <Link
                  key={tab}
                  to={tab === 'dashboard' ? paths.loyalty() : `${paths.loyalty()}?tab=${tab}`}
                  preventScrollReset
                  aria-current={tab === shown ? 'page' : undefined}
                  className={tabClass(tab === shown)}
                >
                  {t(`loyalty:${tab}`)}
                </Link>
              ))}
            </nav>
            {shown === 'dashboard' ? <Dashboard /> : <RewardsCatalog />}
          </>
        )}
      </div>
      <NewsletterBox source="website" />
    </main>
  )
}

/** My Dashboard: an overview, the history and the friends [B2.41]. */
function Dashboard() {
  const { t } = useTranslation()
  return (
    <Tabs
      label={t('loyalty:sections')}
      tabs={[
        { name: t('loyalty:overview'), content: <Overview /> },
        { name: t('loyalty:history'), content: <History /> },
        { name: t('loyalty:referrals'), content: <Referrals /> },
      ]}
    />
  )
}
