import { countryName } from '@first-fashion/contract/countries/country-name'
import { type MethodState, methodStates } from '@first-fashion/contract/payments/methods'
import type { StaffPaymentMethod } from '@first-fashion/contract/payments/staff-calls'
import { Badge, buttonClass, SelectField, Skeleton } from '@first-fashion/ui'
import { Link } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { usePaymentMethods, useSetMethod } from './queries.ts'
import { useWords } from './words.ts'

/** The payment methods, with their countries and states. */
export function MethodsPage() {
  const { t } = useWords()
  const methods = usePaymentMethods()
  return (
    <>
      <h1 className="text-heading">{t('methods')}</h1>
      <p className="mt-1 max-w-[42rem] text-timber">{t('methodsText')}</p>
      <p className="mt-1 mb-5">
        <Link to="/partner-keys" className={buttonClass('text')}>
          {t('toKeys')}
        </Link>
      </p>
      {methods.isPending ? <Skeleton className="h-96" /> : null}
      {methods.isError ? <LoadFailure error={methods.error} onRetry={() => methods.refetch()} /> : null}
      <ul className="flex flex-col gap-4">
        {methods.data?.map((method) => (
          <li key={method.method}>
            <MethodCard method={method} />
          </li>
        ))}
      </ul>
    </>
  )
}

function MethodCard({ method: shown }: { readonly method: StaffPaymentMethod }) {
  const { method, state, country, isSetUp } = shown
  const { t } = useWords()
  const saving = useSetMethod(shown)
  return (
    <article
      aria-label={t(`methodNames.${method}`)}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border border-hairline bg-paper p-5"
    >
      <div>
        <h2 className="flex flex-wrap items-center gap-3 text-title">
          {t(`methodNames.${method}`)}
          {isSetUp ? null : <Badge tone="plain">{t('notSetUp')}</Badge>}
        </h2>
        <p className="text-small text-timber">
          {country === null ? t('everyCountry') : t('onlyIn', { country: countryName(country) })} ·{' '}
          {t(`methodStatesText.${state}`)}
        </p>
      </div>
      <div className="w-56 max-sm:w-full">
        <SelectField
          label={t('methodState')}
          value={state}
          disabled={method === 'stripe' || saving.isPending}
          onChange={(event) => saving.mutate(stateOf(event.target.value))}
        >
          {methodStates.map((one) => (
            <option key={one} value={one}>
              {t(`methodStates.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </article>
  )
}

const stateOf = (value: string): MethodState => methodStates.find((one) => one === value) ?? 'off'
