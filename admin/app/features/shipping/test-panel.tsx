import type { Calls, ResponseOf } from '@first-fashion/contract'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { Button, Checkbox, TextField } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../platform/api.ts'
import { useWords } from './words.ts'

/** The delivery price of an address, as at checkout. */
export function TestPanel() {
  const { t } = useWords()
  const [form, setForm] = useState({ country: 'LK', state: '', city: '', goods: '10000', weight: '500' })
  const [expressShipping, setExpress] = useState(false)
  const quote = useMutation({
    mutationFn: () => {
      const { country: countryCode, state, city, goods, weight } = form
      const place = { countryCode, state, district: state, city }
      const body = { ...place, goods: Number(goods), weightGrams: Number(weight), expressShipping }
      return call('staff.shipping-test', { body })
    },
  })
  const field = (name: keyof typeof form) => ({
    value: form[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setForm((before) => ({ ...before, [name]: event.target.value })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    quote.mutate()
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-labelledby="what-it-costs"
      className="grid grid-cols-2 content-start gap-4 self-start border border-hairline bg-paper p-5"
    >
      <h2 id="what-it-costs" className="col-span-2 text-title">
        {t('whatItCosts')}
      </h2>
      <TextField label={t('country')} maxLength={2} {...field('country')} />
      <TextField label={t('district')} {...field('state')} />
      <div className="col-span-2">
        <TextField label={t('city')} {...field('city')} />
      </div>
      <TextField label={t('goodsRupees')} inputMode="decimal" {...field('goods')} />
      <TextField label={t('weightGrams')} inputMode="numeric" {...field('weight')} />
      <div className="col-span-2">
        <Checkbox
          label={t('express')}
          checked={expressShipping}
          onChange={(event) => setExpress(event.target.checked)}
        />
      </div>
      <div className="col-span-2">
        <Button type="submit" look="secondary" busy={quote.isPending}>
          {t('work')}
        </Button>
      </div>
      <div role="status" className="col-span-2 empty:hidden">
        {quote.isError ? <p className="text-hibiscus">{quote.error.message}</p> : null}
        {quote.data === undefined ? null : <Outcome answer={quote.data} />}
      </div>
    </form>
  )
}

function Outcome({ answer }: { readonly answer: ResponseOf<Calls['staff.shipping-test']> }) {
  const { t } = useWords()
  const { cost, delivery } = answer
  if (!delivery.isAvailable) return <p>{t('noParcels')}</p>
  return (
    <>
      <p className="font-medium">
        {t('pays', { amount: formatPrice(cost, lkr), ...delivery.estimatedDays })}
      </p>
      <p className="text-small text-timber">
        {delivery.zone === null ? t('byNoZone') : t('byZone', { zone: delivery.zone.name })}
      </p>
    </>
  )
}
