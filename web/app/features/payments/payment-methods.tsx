import type { PaymentMethod } from '@first-fashion/contract/orders/status'
import { OptionCard } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './payments-words.ts'

interface MethodsProps {
  readonly offered: readonly PaymentMethod[]
  readonly chosen: PaymentMethod
  readonly onChoose: (method: PaymentMethod) => void
}

/** The payment methods for the country of the address [A4.29]. */
export function PaymentMethods({ offered, chosen, onChoose }: MethodsProps) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="mb-3 font-display text-title">{t('payments:title')}</legend>
      <div className="grid gap-3">
        {offered.map((method) => (
          <OptionCard
            key={method}
            name="method"
            value={method}
            label={t(`payments:${method}`)}
            text={t(`payments:${method}Text`)}
            checked={chosen === method}
            onChoose={() => onChoose(method)}
          />
        ))}
      </div>
    </fieldset>
  )
}
