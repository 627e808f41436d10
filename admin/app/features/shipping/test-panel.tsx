import type { Calls, ResponseOf } from '@first-fashion/contract'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { typedNumber, typedRupees } from '@first-fashion/contract/money/typed-amount'
import { staffShippingCalls } from '@first-fashion/contract/shipping/staff-calls'
import { Button, Checkbox, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useNumberError } from '../../platform/number-error.ts'
import { useTestDelivery } from './queries.ts'
import { useWords } from './words.ts'

const { body } = staffShippingCalls['staff.shipping-test'].request
const text = z.string()

/** The form of a test, as typed; it gives the body of the call. */
const testForm = z
  .object({
    countryCode: text,
    state: text,
    city: text,
    goods: text,
    weightGrams: text,
    isExpress: z.boolean(),
  })
  .transform(
    ({ isExpress, ...form }): z.input<typeof body> => ({
      ...form,
      district: form.state,
      goods: typedRupees(form.goods),
      weightGrams: typedNumber(form.weightGrams, 0),
      expressShipping: isExpress,
    }),
  )
  .pipe(body)

const usual = {
  countryCode: 'LK',
  state: '',
  city: '',
  goods: '10000',
  weightGrams: '500',
  isExpress: false,
}

/** The delivery price of an address, as at checkout. */
export function TestPanel() {
  const { t } = useWords()
  const testing = useTestDelivery()
  const numberError = useNumberError()
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(testForm),
    defaultValues: usual,
  })
  const { errors } = formState
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((address) => testing.mutate(address))}
      aria-labelledby="what-it-costs"
      className="grid grid-cols-2 content-start gap-4 self-start border border-hairline bg-paper p-5"
    >
      <h2 id="what-it-costs" className="col-span-2 text-title">
        {t('whatItCosts')}
      </h2>
      <TextField
        label={t('country')}
        maxLength={2}
        error={errors.countryCode && t('countryNeeded')}
        {...register('countryCode')}
      />
      <TextField label={t('district')} {...register('state')} />
      <div className="col-span-2">
        <TextField label={t('city')} {...register('city')} />
      </div>
      <TextField
        label={t('goodsRupees')}
        inputMode="decimal"
        error={errors.goods && numberError(getValues('goods'), 2, t('feeNeeded'))}
        {...register('goods')}
      />
      <TextField
        label={t('weightGrams')}
        inputMode="numeric"
        error={errors.weightGrams && t('weightNeeded')}
        {...register('weightGrams')}
      />
      <div className="col-span-2">
        <Checkbox label={t('express')} {...register('isExpress')} />
      </div>
      <div className="col-span-2">
        <Button type="submit" variant="secondary" busy={testing.isPending}>
          {t('work')}
        </Button>
      </div>
      <div role="status" className="col-span-2 empty:hidden">
        {testing.isError ? <p className="text-hibiscus">{testing.error.message}</p> : null}
        {testing.data === undefined ? null : <Outcome answer={testing.data} />}
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
