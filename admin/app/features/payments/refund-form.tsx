import { decimalsOf, formatCharged } from '@first-fashion/contract/money/money'
import { typedMinor } from '@first-fashion/contract/money/typed-amount'
import { type OrderPayments, staffPaymentCalls } from '@first-fashion/contract/payments/staff-calls'
import { Button, ConfirmDialog, Notice, SelectField, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useNumberError } from '../../platform/number-error.ts'
import { type Refund, type RefundWay, refundWays, useRefund } from './queries.ts'
import { useWords } from './words.ts'

interface FormProps {
  readonly orderId: string
  readonly payments: OrderPayments
}

/** The currency, and the refundable amount in minor units for each target. */
const leftOf = (way: RefundWay, { refundableMinor, currencyCode, creditable }: OrderPayments) =>
  way === 'store-credit'
    ? { minor: Math.round(creditable * 100), currencyCode: 'LKR' }
    : { minor: refundableMinor, currencyCode }

const requestOf = (currencyCode: string) =>
  decimalsOf(currencyCode) === 0 ? 'refundWholeAmountNeeded' : 'refundAmountNeeded'

const { shape } = staffPaymentCalls['staff.order-refund'].request.body

/** The form of a refund, as typed; it gives the amount in minor units. */
const refundForm = (payments: OrderPayments) =>
  z
    .object({ way: z.enum(refundWays), minor: z.string(), note: z.string() })
    .transform(({ way, minor, note }) => ({
      way,
      minor: typedMinor(minor, leftOf(way, payments).currencyCode),
      note,
    }))
    .pipe(
      z
        .object({ way: z.enum(refundWays), minor: shape.amountMinor, note: shape.note.min(1) })
        .refine(({ way, minor }) => minor <= leftOf(way, payments).minor, { path: ['minor'] }),
    )

const empty = { way: 'payment', minor: '', note: '' } as const

/** A full or partial refund: to the original payment method or to store credit. It asks before money moves. */
export function RefundForm({ orderId, payments }: FormProps) {
  const { t } = useWords()
  const numberError = useNumberError()
  const refunding = useRefund(orderId)
  const [asked, setAsked] = useState<Refund>()
  const open = refundWays.filter(
    (one) => leftOf(one, payments).minor > 0 && (one !== 'outside' || payments.recordsOutside),
  )
  const [first = 'payment'] = open
  const { register, handleSubmit, watch, reset, formState } = useForm({
    resolver: zodResolver(refundForm(payments)),
    defaultValues: { ...empty, way: first },
  })
  const { errors } = formState
  const way = watch('way')
  const { minor: most, currencyCode } = leftOf(way, payments)
  const rest = formatCharged(most, currencyCode)
  const typed = watch('minor')
  const refundOf = (minor: number) =>
    minor > 0 && minor <= most
      ? t(`refundSubmitAmount.${way}`, { amount: formatCharged(minor, currencyCode) })
      : t(`refundSubmit.${way}`)
  const refund = (chosen: Refund) =>
    refunding.mutate(chosen, {
      onSuccess: () => reset({ ...empty, way: chosen.way }),
      onSettled: () => setAsked(undefined),
    })
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit(setAsked)}
      className="mt-5 grid gap-4 border-t border-hairline pt-4"
    >
      {refunding.isError ? <Notice>{refunding.error.message}</Notice> : null}
      <SelectField label={t('refundTo')} {...register('way', { deps: ['minor'] })}>
        {open.map((one) => (
          <option key={one} value={one}>
            {t(`refundsTo.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('refundAmount', { currency: currencyCode })}
        inputMode="decimal"
        hint={t('refundAmountHint', { rest })}
        error={
          errors.minor && numberError(typed, decimalsOf(currencyCode), t(requestOf(currencyCode), { rest }))
        }
        {...register('minor')}
      />
      <TextField
        label={t('refundNote')}
        maxLength={500}
        error={errors.note && t('missing')}
        {...register('note')}
      />
      <Button type="submit" variant="secondary" busy={refunding.isPending}>
        {refundOf(typedMinor(typed, currencyCode))}
      </Button>
      {asked === undefined ? null : (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          title={t(`refundTitle.${asked.way}`, { amount: formatCharged(asked.minor, currencyCode) })}
          text={t(`refundTexts.${asked.way}`)}
          closeLabel={t('close')}
          keep={t('refundKeep')}
          confirm={refundOf(asked.minor)}
          isBusy={refunding.isPending}
          onConfirm={() => refund(asked)}
        />
      )}
    </form>
  )
}
