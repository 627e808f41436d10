import { useTranslation } from 'react-i18next'
import { useCurrency } from './currency-provider.tsx'

export function CurrencyPicker({ className = '' }: { readonly className?: string }) {
  const { t } = useTranslation()
  const { currencies, currency, choose } = useCurrency()
  return (
    <select
      aria-label={t('shell.currency')}
      value={currency.code}
      onChange={(event) => choose(event.target.value)}
      className={`min-h-11 rounded-soft bg-transparent px-1 text-small font-medium ${className}`}
    >
      {currencies.map(({ code }) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </select>
  )
}
