import { Tabs } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { History } from './history.tsx'
import { Overview } from './overview.tsx'
import { Referrals } from './referrals.tsx'
import '../loyalty-words.ts'

/** My Dashboard: an overview, the history and the friends [B2.41]. */
export function Dashboard() {
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
