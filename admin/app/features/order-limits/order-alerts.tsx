import { Link } from 'react-router'
import { useOrderAlerts } from './queries.ts'
import { useWords } from './words.ts'

/** How many unusual orders staff have not checked yet, and the way to them; renders nothing without any. */
export function OrderAlerts() {
  const { t } = useWords()
  const total = useOrderAlerts().data?.total ?? 0
  if (total === 0) return null
  return (
    <p className="mb-4 border-l-2 border-saffron bg-paper px-4 py-2">
      <Link to="/orders/unusual" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t('alerts.title', { count: total })}
      </Link>
    </p>
  )
}
