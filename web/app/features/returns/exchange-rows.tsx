import type { ReturnRequest } from '@first-fashion/contract/returns/return-request'
import type { ReturnPayout } from '@first-fashion/contract/returns/status'
import { OptionCard } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { Row, rupees } from './request-rows.tsx'
import './returns-words.ts'

type ExchangeFor = NonNullable<ReturnRequest['lines'][number]['exchangeFor']>

interface ExchangeProps {
  readonly exchangeFor: ExchangeFor
  readonly quantity: number
}

/** What is sent instead, what it costs, and the difference. */
export function ExchangeRows({ exchangeFor, quantity }: ExchangeProps) {
  const { t } = useTranslation()
  const options = optionWords(exchangeFor)
  return (
    <>
      <Row
        label={t('returns:exchangeForPriced', { count: quantity, options })}
        amount={rupees(exchangeFor.price * quantity)}
      />
      <Row label={t('returns:lineDifference')} amount={rupees(exchangeFor.difference)} />
    </>
  )
}

export const optionWords = ({ name, color, size }: Pick<ExchangeFor, 'name' | 'color' | 'size'>): string =>
  [name, color, size].filter((word) => word !== '').join(', ')

interface PayoutProps {
  readonly payouts: readonly ReturnPayout[]
  readonly chosen: ReturnPayout | undefined
  readonly onChoose: (payout: ReturnPayout) => void
}

/** Where a difference in the shopper's favour goes. */
export function PayoutChoice({ payouts, chosen, onChoose }: PayoutProps) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="mb-3 text-small font-medium">{t('returns:differenceTo')}</legend>
      <div className="flex flex-col gap-3">
        {payouts.map((payout) => (
          <OptionCard
            key={payout}
            name="difference-to"
            value={payout}
            label={t(`returns:choices.${payout}`)}
            text={t(`returns:choiceTexts.${payout}`)}
            checked={chosen === payout}
            onChoose={() => onChoose(payout)}
          />
        ))}
      </div>
    </fieldset>
  )
}
