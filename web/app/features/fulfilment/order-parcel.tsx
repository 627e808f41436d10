import type { Parcel } from '@first-fashion/contract/fulfilment/parcel'
import { type ParcelStep, parcelSteps } from '@first-fashion/contract/fulfilment/status'
import { buttonClass, Notice } from '@first-fashion/ui'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { shortDay } from '../../platform/time/shop-dates.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './fulfilment-words.ts'

/** Why the partner cannot make it, and what its shopper can do about that. */
function Problem({ problem }: { readonly problem: NonNullable<Parcel['problem']> }) {
  const { t } = useTranslation()
  const link =
    problem === 'file-rejected' ? (
      <Link to={paths.customProducts()} className={buttonClass('link', 'text-small')}>
        {t('fulfilment:toDesigns')}
      </Link>
    ) : undefined
  return <Notice action={link}>{t(`fulfilment:problems.${problem}`)}</Notice>
}

/** One parcel: what is in it, how far it is, and where it can be followed. */
export function OrderParcel({ parcel }: { readonly parcel: Parcel }) {
  const { t } = useTranslation()
  const { from, items, tracking, problem, isCancelled } = parcel
  return (
    <article aria-label={t(`fulfilment:${from}`)} className="flex flex-col gap-3 border border-hairline p-4">
      <div>
        <h3 className="font-text text-small font-semibold">{t(`fulfilment:${from}`)}</h3>
        <ul aria-label={t('fulfilment:items')} className="text-timber">
          {items.map(({ lineId, name, quantity }) => (
            <li key={lineId} className="wrap-anywhere">
              {t('fulfilment:units', { count: quantity, name })}
            </li>
          ))}
        </ul>
      </div>
      {problem === null ? null : <Problem problem={problem} />}
      {isCancelled ? <p>{t('fulfilment:cancelled')}</p> : <ParcelProgress parcel={parcel} />}
      {tracking === null ? null : (
        <div className="wrap-anywhere">
          <p>
            {tracking.carrier} ·&nbsp;<span className="tabular-nums">{tracking.number}</span>
          </p>
          {tracking.url === '' ? null : (
            <a
              href={tracking.url}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass('link', 'text-small')}
            >
              {t('fulfilment:track')}
            </a>
          )}
        </div>
      )}
    </article>
  )
}

/** The steps of a parcel with the days on which it reached them; the shop prints nothing. */
function ParcelProgress({ parcel: { from, step, reached } }: { readonly parcel: Parcel }) {
  const { t } = useTranslation()
  const steps = parcelSteps.filter((one) => from === 'print-partner' || one !== 'printing')
  const now = steps.indexOf(step)
  const names = from === 'shop' ? 'shopSteps' : 'steps'
  return (
    <ol aria-label={t('fulfilment:progress')} className="flex flex-col gap-1">
      {steps.map((one, at) => (
        <li
          key={one}
          aria-current={at === now ? 'step' : undefined}
          className={`flex gap-3 ${at > now ? 'text-timber' : ''} ${at === now ? 'font-semibold' : ''}`}
        >
          <span
            aria-hidden="true"
            className={`mt-2 h-1 w-4 shrink-0 ${at <= now ? 'bg-lagoon' : 'bg-hairline'}`}
          />
          <span className="grow">{t(`fulfilment:${names}.${one}`)}</span>
          <span className="text-timber tabular-nums">{dayOf(one, reached)}</span>
        </li>
      ))}
    </ol>
  )
}

function dayOf(step: ParcelStep, reached: Parcel['reached']): string {
  const at = reached.find((one) => one.step === step)?.at
  return at === undefined ? '' : shortDay(at)
}
