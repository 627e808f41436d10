import { Button, TextField } from '@first-fashion/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useCurrency } from '../../currency/index.ts'
import { changed } from '../collection-state.ts'
import { toDisplayPrice } from './display-price.ts'
import type { FilterProps } from './facets.ts'
import '../collection-words.ts'

// What reads a typed price loads with the first one, not on a first visit.
const rules = () => import('./price-range.rules.ts')

/** A price range in the shown currency. Empty fields show the available range. */
export function PriceRange({ state, facets, go }: Omit<FilterProps, 'collections'>) {
  const { t } = useTranslation()
  const { currency } = useCurrency()
  const form = useRef<HTMLFormElement>(null)
  const headingId = useId()
  const { exchangeRate, symbol } = currency
  const [refused, setRefused] = useState<{ readonly from?: string; readonly to?: string }>({})
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (form.current === null) return
    const fields = new FormData(form.current)
    const entered = (name: string) => String(fields.get(name) ?? '').trim()
    const { readingsOf, rupeesFromDisplayPrice } = await rules()
    const minimum = rupeesFromDisplayPrice(entered('from'), currency, 'down')
    const maximum = rupeesFromDisplayPrice(entered('to'), currency, 'up')
    const errorOf = (typed: string, rupees: number | null, name: 'from' | 'to') => {
      if (typed === '' || rupees !== null) return {}
      const readings = readingsOf(typed)
      const words =
        readings === undefined
          ? t('collection:priceNeeded')
          : t('collection:priceAmbiguous', { typed, ...readings })
      return { [name]: words }
    }
    const wrong = {
      ...errorOf(entered('from'), minimum, 'from'),
      ...errorOf(entered('to'), maximum, 'to'),
    }
    setRefused(wrong)
    if (Object.keys(wrong).length > 0) return
    if (minimum === state.minimum && maximum === state.maximum) return
    void go(changed(state, ordered(minimum, maximum)))
  }
  const field = (name: 'from' | 'to', chosen: number | null, end: number | undefined) => (
    <div className="flex-1">
      <TextField
        // A new price resets the field.
        key={`${chosen} ${currency.code}`}
        label={t(name === 'from' ? 'collection:priceFrom' : 'collection:priceTo')}
        labelHidden
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        defaultValue={chosen === null ? '' : toDisplayPrice(chosen, exchangeRate)}
        placeholder={
          end === undefined
            ? ''
            : toDisplayPrice(name === 'from' ? Math.floor(end) : Math.ceil(end), exchangeRate)
        }
        error={refused[name]}
        onBlur={() => void submit()}
        className="tabular-nums"
      />
    </div>
  )
  return (
    <form ref={form} onSubmit={submit} aria-labelledby={headingId} className="relative">
      <p id={headingId} className="mb-2 text-small font-semibold">
        {t('collection:price')} ({symbol})
      </p>
      <div className="flex items-start gap-2">
        {field('from', state.minimum, facets?.price?.lowest)}
        <span aria-hidden="true" className="py-2.5">
          –
        </span>
        {field('to', state.maximum, facets?.price?.highest)}
      </div>
      <Button type="submit" tabIndex={-1} className="sr-only">
        {t('collection:priceApply')}
      </Button>
    </form>
  )
}

/** The two prices in ascending order. */
function ordered(minimum: number | null, maximum: number | null) {
  return minimum !== null && maximum !== null && minimum > maximum
    ? { minimum: maximum, maximum: minimum }
    : { minimum, maximum }
}
