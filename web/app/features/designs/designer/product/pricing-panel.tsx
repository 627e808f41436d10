import { customProductLimits } from '@first-fashion/contract/custom-products/custom-product'
import { WordChoice } from '@first-fashion/ui'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { NumberField } from '../properties/number-field.tsx'
import { dollars, marginOf, type Pricing, profitOf, quickMultipliers, sellingCents } from './pricing.rules.ts'
import '../designer-words.ts'

interface PricingPanelProps {
  readonly pricing: Pricing
  readonly onProfit: (cents: number) => void
}

const quick = ['low', 'medium', 'high'] as const

/** What the product costs, and what is added to it (spec B section 9). */
export function PricingPanel({ pricing, onProfit }: PricingPanelProps) {
  const { t } = useTranslation()
  const rows = [
    ['designer:baseCost', dollars(pricing.baseCents)],
    ['designer:printCost', dollars(pricing.printCents)],
  ] as const
  return (
    <section aria-labelledby="designer-pricing" className="flex flex-col gap-3">
      <h2 id="designer-pricing" className="font-text text-small font-medium">
        {t('designer:pricing')}
      </h2>
      <dl className="flex flex-col gap-1 text-small tabular-nums">
        {rows.map(([word, value]) => (
          <Row key={word} name={t(word)} value={value} />
        ))}
      </dl>
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
      <dl className="flex flex-col gap-1 border-t border-hairline pt-3 tabular-nums">
        <Row name={t('designer:sellingPrice')} value={dollars(sellingCents(pricing))} />
        <Row name={t('designer:margin')} value={`${Math.round(marginOf(pricing) * 100)}%`} />
      </dl>
    </section>
  )
}

const Row = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-timber">{name}</dt>
    <dd>{value}</dd>
  </div>
)
