import type { PaymentMethod } from '@first-fashion/contract/orders/status'
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
            <label
              key={method}
              className={`flex cursor-pointer gap-4 rounded-soft border bg-paper p-4 ${chosen === method ? 'border-ink' : 'border-border'}`}
            >
              <input
                type="radio"
                name="method"
                value={method}
                checked={chosen === method}
                onChange={() => onChoose(method)}
                className="mt-1 size-4 accent-leaf"
              />
              <span>
                <span className="block font-medium">{name}</span>
                <span className="text-small text-timber">{text}</span>
              </span>
            </label>
          ))}
      </div>
    </fieldset>
  )
}
