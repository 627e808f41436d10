import { customProductLimits } from '@first-fashion/contract/custom-products/custom-product'
import { Disclosure, WordChoice } from '@first-fashion/ui'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { useCurrency } from '../../../currency/index.ts'
import { NumberField } from '../properties/number-field.tsx'
import {
  dollars,
  marginOf,
  type Pricing,
  pricesBeside,
  profitOf,
  quickMultipliers,
  sellingCents,
} from './pricing.rules.ts'
import '../designer-words.ts'

interface PricingPanelProps {
  readonly pricing: Pricing
  readonly onProfit: (cents: number) => void
}

const quick = ['low', 'medium', 'high'] as const

/** What the product costs, and what is added to it [B9.28], with the shown currency beside the dollars. */
export function PricingPanel({ pricing, onProfit }: PricingPanelProps) {
  const { t } = useTranslation()
  const { currencies, currency } = useCurrency()
  const beside = pricesBeside(pricing, { currency, usd: currencies.find(({ code }) => code === 'USD') })
  const [isOpen, setOpen] = useState(false)
  const choice = useRef<HTMLDivElement>(null)
  const toggle = (opens: boolean) => {
    setOpen(opens)
    // The panel ends near here, and scrolls by itself.
    if (opens) choice.current?.scrollIntoView({ block: 'nearest' })
  }
  const profit = dollars(pricing.profitCents)
  return (
    <section aria-labelledby="designer-pricing" className="flex flex-col gap-2">
      <h2 id="designer-pricing" className="font-text text-small font-medium">
        {t('designer:pricing')}
      </h2>
      <dl className="flex flex-col gap-1 text-small tabular-nums">
        <Row name={t('designer:baseCost')} cents={pricing.baseCents} beside={beside?.base} />
        <Row name={t('designer:printCost')} cents={pricing.printCents} beside={beside?.print} />
        <Row name={t('designer:sellingPrice')} cents={sellingCents(pricing)} beside={beside?.selling} isSum />
      </dl>
      <Disclosure
        title={
          <span className="flex flex-col">
            {t('designer:profitOf', {
              profit: beside === undefined ? profit : `${profit} (${beside.profit})`,
            })}
            <span className="text-small font-normal text-timber">{t('designer:profitText')}</span>
          </span>
        }
        open={isOpen}
        onToggle={toggle}
      >
        <div ref={choice} className="scroll-my-4">
          <ProfitChoice pricing={pricing} onProfit={onProfit} />
        </div>
      </Disclosure>
    </section>
  )
}

/** The profit, typed or as a share of the cost. */
function ProfitChoice({ pricing, onProfit }: PricingPanelProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-3">
      <NumberField
        label={t('designer:profit')}
        value={pricing.profitCents / 100}
        min={0}
        max={customProductLimits.priceDollars - (pricing.baseCents + pricing.printCents) / 100}
        step={0.5}
        onChange={(value) => onProfit(Math.round(value * 100))}
      />
      <div className="flex flex-wrap gap-2">
        {quick.map((name) => {
          const profit = profitOf(pricing, quickMultipliers[name])
          return (
            <WordChoice
              key={name}
              word={t(`designer:${name}`)}
              chosen={pricing.profitCents === profit}
              onClick={() => onProfit(profit)}
            />
          )
        })}
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-small tabular-nums">
        <span className="text-timber">{t('designer:margin')}</span>
        <span>{Math.round(marginOf(pricing) * 100)}%</span>
      </p>
    </div>
  )
}

interface RowProps {
  readonly name: string
  /** US cents. */
  readonly cents: number
  /** The same in the shown currency. */
  readonly beside: string | undefined
  readonly isSum?: boolean
}

/** Nothing is as little in any currency. */
const Row = ({ name, cents, beside, isSum = false }: RowProps) => (
  <div
    className={`flex flex-wrap justify-between gap-x-4 ${isSum ? 'border-t border-hairline pt-2 text-base font-medium' : ''}`}
  >
    <dt className={isSum ? '' : 'text-timber'}>{name}</dt>
    <dd>
      {dollars(cents)}
      {beside === undefined || cents === 0 ? null : (
        <span className="font-normal text-timber"> ({beside})</span>
      )}
    </dd>
  </div>
)
