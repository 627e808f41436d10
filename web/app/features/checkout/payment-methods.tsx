import type { PaymentMethod } from '@first-fashion/contract/orders/status'
import { OptionCard } from '@first-fashion/ui'
import { useTranslation } from 'react-i18next'
import '../../platform/words/later.ts'

interface MethodsProps {
  readonly countryCode: string
  readonly chosen: PaymentMethod
  readonly onChoose: (method: PaymentMethod) => void
}

/** Card everywhere; cash on delivery in Sri Lanka (spec A section 4). */
export function PaymentMethods({ countryCode, chosen, onChoose }: MethodsProps) {
  const { t } = useTranslation()
  const methods = [
    { method: 'stripe', name: t('checkout.stripe'), text: t('checkout.stripeText') },
    { method: 'cod', name: t('checkout.cod'), text: t('checkout.codText') },
  ] as const
  return (
    <fieldset>
      <legend className="mb-3 font-display text-title">{t('checkout.payment')}</legend>
      <div className="grid gap-3">
        {methods
          .filter(({ method }) => method === 'stripe' || countryCode === 'LK')
          .map(({ method, name, text }) => (
            <OptionCard
              key={method}
              name="method"
              value={method}
              label={name}
              text={text}
              checked={chosen === method}
              onChoose={() => onChoose(method)}
            />
          ))}
      </div>
    </fieldset>
  )
}
