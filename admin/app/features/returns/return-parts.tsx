import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { StaffReturn } from '@first-fashion/contract/returns/staff-calls'
import { ItemRow } from '../orders/index.ts'
import { isSoldAgain } from './received-lines.tsx'
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
          <ItemRow key={line.lineId} item={{ ...line, quantity: line.requested }} amount={line.amount}>
            {line.exchangeFor === null ? null : (
              <p className="text-small">
                {t('sends', {
                  options: [line.exchangeFor.name, line.exchangeFor.color, line.exchangeFor.size]
                    .filter(Boolean)
                    .join(', '),
                })}
              </p>
            )}
            <ReceivedWords line={line} />
          </ItemRow>
        ))}
      </ul>
    </section>
  )
}

/** What came of a line, and in which condition. */
function ReceivedWords({ line }: { readonly line: Line }) {
  const { t } = useWords()
  const { quantity, requested, damaged } = line
  const condition = isSoldAgain(line) || line.condition === null ? line.condition : 'custom'
  if (damaged === null) return null
  const isMixed = isSoldAgain(line) && damaged > 0 && damaged < quantity
  const words = [
    ...(quantity < requested ? [t('came', { came: quantity, requested })] : []),
    ...(isMixed ? [t('writtenOff', { count: damaged })] : []),
    ...(isMixed || condition === null ? [] : [t(`conditions.${condition}`)]),
  ]
  return <p className="text-small">{words.join(' · ')}</p>
}

type Line = StaffReturn['lines'][number]

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
              <dd className="text-right whitespace-nowrap">{amount}</dd>
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
