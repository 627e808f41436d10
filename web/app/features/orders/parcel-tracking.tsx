import { useTranslation } from '../../platform/words/use-translation.ts'
import type { OrderCardView } from './order-card-view.ts'
import './orders-words.ts'

/** The carrier of the parcel and its number, or that it is lost. */
export function ParcelTracking({ order: { tracking, events } }: { readonly order: OrderCardView }) {
  const { t } = useTranslation()
  const isLost = events.some(({ text }) => text === 'Parcel lost')
  if (tracking === null && !isLost) return null
  return (
    <div>
      <h3 className="font-text text-small font-semibold">{t('orders:parcel')}</h3>
      {tracking === null ? null : (
        <p className="wrap-anywhere">
          {tracking.carrier} ·&nbsp;<span className="tabular-nums">{tracking.number}</span>
        </p>
      )}
      {isLost ? <p>{t('orders:parcelLost')}</p> : null}
    </div>
  )
}
