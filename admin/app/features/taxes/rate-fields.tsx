import { countryName } from '@first-fashion/contract/countries/country-name'
import { IconButton, SelectField, TextField } from '@first-fashion/ui'
import { X } from 'lucide-react'
import { useTaxes } from './queries.ts'
import type { CheckedTaxes, TypedRate } from './taxes-form.ts'
import { useWords } from './words.ts'

interface RateProps {
  readonly rate: TypedRate
  readonly wrong: ReturnType<CheckedTaxes['wrong']['get']>
  readonly onChange: (rate: TypedRate) => void
  readonly onRemove: () => void
}

/** A rate of a country: what it is charged on, its name and its percentage. */
export function RateFields({ rate, wrong, onChange, onRemove }: RateProps) {
  const { t } = useWords()
  const country = countryName(rate.countryCode)
  return (
    <fieldset className="flex items-start gap-2 border-t border-hairline pt-4">
      <legend className="sr-only">{t('rateOf', { country })}</legend>
      <div className="grid min-w-0 flex-1 gap-4 sm:grid-cols-2">
        <CountryField
          code={rate.countryCode}
          error={wrong === 'twice' ? t('wrong.twice') : undefined}
          onChange={(countryCode) => onChange({ ...rate, countryCode })}
        />
        <SelectField
          label={t('taxClass')}
          value={rate.taxClass}
          onChange={({ target }) =>
            onChange({ ...rate, taxClass: target.value === 'reduced' ? 'reduced' : 'standard' })
          }
        >
          <option value="standard">{t('classes.standard')}</option>
          <option value="reduced">{t('classes.reduced')}</option>
        </SelectField>
        <TextField
          label={t('taxName')}
          hint={t('taxNameHint')}
          maxLength={20}
          value={rate.name}
          error={wrong === 'name' ? t('wrong.name') : undefined}
          onChange={({ target }) => onChange({ ...rate, name: target.value })}
        />
        <TextField
          label={t('percent')}
          inputMode="decimal"
          autoComplete="off"
          value={rate.percent}
          error={wrong === 'percent' ? t('wrong.percent') : undefined}
          onChange={({ target }) => onChange({ ...rate, percent: target.value })}
        />
      </div>
      <IconButton label={t('removeRate', { country })} onClick={onRemove}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </fieldset>
  )
}

interface CountryProps {
  readonly code: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
}

function CountryField({ code, error, onChange }: CountryProps) {
  const { t } = useWords()
  const offered = useTaxes().data?.countries ?? []
  // A country that is no longer offered keeps its rate.
  const countries = offered.some((one) => one.code === code)
    ? offered
    : [{ code, name: countryName(code) }, ...offered]
  return (
    <SelectField
      label={t('taxedCountry')}
      value={code}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      {countries.map((one) => (
        <option key={one.code} value={one.code}>
          {one.name}
        </option>
      ))}
    </SelectField>
  )
}
