import { type TaxSettings, taxModes } from '@first-fashion/contract/taxes/taxes'
import { Button, Radio, Skeleton } from '@first-fashion/ui'
import { type FormEvent, useState } from 'react'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { SettingsForm } from '../../platform/settings-form.tsx'
import { taxesKeys, useSetTaxes, useTaxes } from './queries.ts'
import { RateFields } from './rate-fields.tsx'
import { TaxReport } from './tax-report.tsx'
import { type CheckedTaxes, checkTaxes, type TypedTaxes, typedTaxes, withNewRate } from './taxes-form.ts'
import { useWords } from './words.ts'

/** Whether taxes are charged, and how much where. */
export function TaxesPage() {
  const { t } = useWords()
  const found = useTaxes()
  return (
    <>
      <h1 className="text-heading">{t('taxes')}</h1>
      <p className="mt-1 mb-6 max-w-[42rem] text-timber">{t('lead')}</p>
      {found.isPending ? <Skeleton className="h-96" /> : null}
      {found.isError ? <LoadFailure error={found.error} onRetry={() => found.refetch()} /> : null}
      {found.data === undefined ? null : <TaxesForm key={found.data.version} {...found.data} />}
      {found.data === undefined || found.data.taxes.mode === 'off' ? null : <TaxReport />}
    </>
  )
}

interface FormProps {
  readonly taxes: TaxSettings
  readonly version: number
}

function TaxesForm({ taxes, version }: FormProps) {
  const saving = useSetTaxes(version)
  const [typed, setTyped] = useState(() => typedTaxes(taxes))
  const [wrong, setWrong] = useState<CheckedTaxes['wrong']>(new Map())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkTaxes(typed)
    setWrong(checked.wrong)
    if (checked.settings !== undefined) saving.mutate(checked.settings)
  }
  return (
    <SettingsForm saving={saving} queryKey={taxesKeys.taxes} onSubmit={submit}>
      <ModeField mode={typed.mode} onChange={(mode) => setTyped({ ...typed, mode })} />
      {typed.mode === 'off' ? null : (
        <RatesField typed={typed} wrong={wrong} onChange={(rates) => setTyped({ ...typed, rates })} />
      )}
    </SettingsForm>
  )
}

interface ModeProps {
  readonly mode: TypedTaxes['mode']
  readonly onChange: (mode: TypedTaxes['mode']) => void
}

function ModeField({ mode, onChange }: ModeProps) {
  const { t } = useWords()
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{t('prices')}</legend>
      {taxModes.map((one) => (
        <div key={one}>
          <Radio
            name="tax-mode"
            label={t(`modes.${one}.name`)}
            checked={mode === one}
            onChange={() => onChange(one)}
          />
          <p className="pl-8 text-small text-timber">{t(`modes.${one}.text`)}</p>
        </div>
      ))}
    </fieldset>
  )
}

interface RatesProps {
  readonly typed: TypedTaxes
  readonly wrong: CheckedTaxes['wrong']
  readonly onChange: (rates: TypedTaxes['rates']) => void
}

function RatesField({ typed: { rates }, wrong, onChange }: RatesProps) {
  const { t } = useWords()
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1 font-medium">{t('rates')}</legend>
      <p className="text-small text-timber">{t('ratesText')}</p>
      {rates.length === 0 ? <p>{t('noRates')}</p> : null}
      {rates.map((rate, at) => (
        <RateFields
          key={rate.key}
          rate={rate}
          wrong={wrong.get(rate.key)}
          onChange={(changed) => onChange(rates.with(at, changed))}
          onRemove={() => onChange(rates.toSpliced(at, 1))}
        />
      ))}
      <Button
        variant="secondary"
        className="self-start"
        disabled={rates.length >= 500}
        onClick={() => onChange(withNewRate(rates))}
      >
        {t('addRate')}
      </Button>
    </fieldset>
  )
}
