import { useTranslation } from '../../platform/words/use-translation.ts'
import type { ShownOrder } from './shown-order.ts'
import './orders-words.ts'

/** The carrier of the parcel and its number. */
export function ParcelTracking({ order: { tracking } }: { readonly order: ShownOrder }) {
  const { t } = useTranslation()
  if (tracking === null) return null
  return (
    <div>
      <h3 className="font-text text-small font-semibold">{t('orders:parcel')}</h3>
      <p className="wrap-anywhere">
        {tracking.carrier} · <span className="tabular-nums">{tracking.number}</span>
      </p>
    </div>
  )
}
