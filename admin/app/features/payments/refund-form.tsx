import { decimalsOf, formatCharged } from '@first-fashion/contract/money/money'
import { type OrderPayments, staffPaymentCalls } from '@first-fashion/contract/payments/staff-calls'
import { Button, Notice, SelectField, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { typedAmount } from '../../platform/typed-amount.ts'
import { type RefundWay, refundWays, useRefund } from './queries.ts'
import { useWords } from './words.ts'

interface FormProps {
  readonly orderId: string
  readonly payments: OrderPayments
}

/** The currency, and the refundable amount in minor units for each target. */
const leftOf = (way: RefundWay, { refundableMinor, currencyCode, creditable }: OrderPayments) =>
  way === 'payment'
    ? { minor: refundableMinor, currencyCode }
    : { minor: Math.round(creditable * 100), currencyCode: 'LKR' }

const requestOf = (currencyCode: string) =>
  decimalsOf(currencyCode) === 0 ? 'refundWholeAmountNeeded' : 'refundAmountNeeded'

const { shape } = staffPaymentCalls['staff.order-refund'].request.body

/** The form of a refund, as typed; it gives the amount in minor units. */
const refundForm = (payments: OrderPayments) =>
  z
    .object({ way: z.enum(refundWays), minor: z.string(), note: z.string() })
    .transform(({ way, minor, note }) => ({
      way,
      minor: typedAmount(minor, leftOf(way, payments).currencyCode),
      note,
    }))
    .pipe(
      z
        .object({ way: z.enum(refundWays), minor: shape.amountMinor, note: shape.note.min(1) })
        .refine(({ way, minor }) => minor <= leftOf(way, payments).minor, { path: ['minor'] }),
    )

const empty = { way: 'payment', minor: '', note: '' } as const

/** A full or partial refund: to the original payment method or to store credit. */
export function RefundForm({ orderId, payments }: FormProps) {
  const { t } = useWords()
  const refunding = useRefund(orderId)
  const open = refundWays.filter((one) => leftOf(one, payments).minor > 0)
  const [first = 'payment'] = open
  const { register, handleSubmit, watch, reset, formState } = useForm({
    resolver: zodResolver(refundForm(payments)),
    defaultValues: { ...empty, way: first },
  })
  const { errors } = formState
  const { minor: most, currencyCode } = leftOf(watch('way'), payments)
  const rest = formatCharged(most, currencyCode)
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((refund) =>
        refunding.mutate(refund, { onSuccess: () => reset({ ...empty, way: refund.way }) }),
      )}
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
        error={errors.minor && t(requestOf(currencyCode), { rest })}
        {...register('minor')}
      />
      <TextField
        label={t('refundNote')}
        maxLength={500}
        error={errors.note && t('missing')}
        {...register('note')}
      />
      <Button type="submit" variant="secondary" busy={refunding.isPending}>
        {t('refundSubmit')}
      </Button>
    </form>
  )
}
