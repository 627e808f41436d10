import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { StaffReturn } from '@first-fashion/contract/returns/staff-calls'
import { Picture } from '@first-fashion/ui'
import { useWords } from './words.ts'

interface PartProps {
  readonly request: StaffReturn
}

const sheet = 'border border-hairline bg-paper p-5'

/** What comes back, and what is sent instead. */
export function ReturnItems({ request }: PartProps) {
  const { t } = useWords()
  return (
    <section className={sheet}>
      <h2 className="mb-4 text-title">{t('items')}</h2>
      <ul className="flex flex-col gap-4">
        {request.lines.map((line) => (
          <li key={line.lineId} className="grid grid-cols-[3.5rem_1fr_auto] gap-4">
            <Picture src={line.image} alt="" sizes="56px" />
            <div>
              <p className="font-medium">{line.name}</p>
              <p className="text-small text-timber">
                {line.options.join(', ')} × {line.quantity}
              </p>
              {line.exchangeFor === null ? null : (
                <p className="text-small">
                  {t('sends', {
                    options: [line.exchangeFor.name, line.exchangeFor.color, line.exchangeFor.size]
                      .filter(Boolean)
                      .join(', '),
                  })}
                </p>
              )}
              {line.condition === null ? null : (
                <p className="text-small">{t(`conditions.${line.condition}`)}</p>
              )}
            </div>
            <p className="tabular-nums">{formatPrice(line.amount, lkr)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is refunded and where it goes; the shopper saw the same figures. */
export function ReturnFigures({ request }: PartProps) {
  const { t } = useWords()
  const { kind, shipping, totalRefundAmount, toStoreCredit, toOriginalText } = request
  const { priceDifference, dueText } = request
  if (priceDifference > 0) return <DifferenceDue amount={priceDifference} dueText={dueText} />
  const rows = [
    ...(shipping === 0 ? [] : [[t('shipping'), formatPrice(shipping, lkr)] as const]),
    [t('total'), formatPrice(totalRefundAmount, lkr)] as const,
    ...(toStoreCredit === 0 ? [] : [[t('toStoreCredit'), formatPrice(toStoreCredit, lkr)] as const]),
    ...(toOriginalText === '' ? [] : [[t('toOriginal'), toOriginalText] as const]),
  ]
  return (
    <section className={sheet}>
      <h2 className="mb-4 text-title">{t('figures')}</h2>
      {kind === 'exchange' && totalRefundAmount === 0 ? (
        <p>{t('noMoney')}</p>
      ) : (
        <dl className="tabular-nums">
          {rows.map(([label, amount]) => (
            <div key={label} className="flex justify-between gap-4 py-1">
              <dt>{label}</dt>
              <dd className="text-right">{amount}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** What the shopper pays for an exchange. */
function DifferenceDue({ amount, dueText }: { readonly amount: number; readonly dueText: string }) {
  const { t } = useWords()
  return (
    <section className={sheet}>
      <h2 className="mb-4 text-title">{t('difference')}</h2>
      <dl className="flex justify-between gap-4 tabular-nums">
        <dt>{t('differenceDue')}</dt>
        <dd className="text-right">
          {formatPrice(amount, lkr)}
          <span className="block text-small text-timber">{dueText}</span>
        </dd>
      </dl>
    </section>
  )
}

const moments = ['requestedAt', 'approvedAt', 'receivedAt', 'settledAt', 'rejectedAt'] as const

export function ReturnHistory({ request }: PartProps) {
  const { t } = useWords()
  return (
    <section className={sheet}>
      <h2 className="mb-4 text-title">{t('history')}</h2>
      <ol className="flex flex-col gap-2">
        {moments.map((moment) => {
          const at = request[moment]
          return at === null ? null : (
            <li key={moment}>
              {t(`times.${moment}`)}{' '}
              <span className="text-small text-timber">{new Date(at).toLocaleString('en-GB')}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
