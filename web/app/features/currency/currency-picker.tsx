import { QuietSelect } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCurrency } from './currency-provider.tsx'

export function CurrencyPicker({ className = '' }: { readonly className?: string }) {
  const { t } = useTranslation()
  const { currencies, currency, choose } = useCurrency()
  return (
    <QuietSelect
      label={t('shell.currency')}
      value={currency.code}
      onChange={(event) => choose(event.target.value)}
      className={className}
    >
      {currencies.map(({ code }) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </QuietSelect>
  )
}
