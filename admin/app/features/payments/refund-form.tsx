import { decimalsOf, formatCharged } from '@first-fashion/contract/money/money'
import type { OrderPayments } from '@first-fashion/contract/payments/staff-calls'
import { Button, Notice, SelectField, TextField } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../platform/api.ts'
import { typedAmount } from '../../platform/typed-amount.ts'
import { useWords } from './words.ts'

interface FormProps {
  readonly orderId: string
  readonly payments: OrderPayments
}

const ways = ['payment', 'store-credit'] as const
type Way = (typeof ways)[number]

/** The currency, and the refundable amount in minor units for each target. */
const leftOf = (way: Way, { refundableMinor, currencyCode, creditable }: OrderPayments) =>
  way === 'payment'
    ? { minor: refundableMinor, currencyCode }
    : { minor: Math.round(creditable * 100), currencyCode: 'LKR' }

const requestOf = (currencyCode: string) =>
  decimalsOf(currencyCode) === 0 ? 'refundWholeAmountNeeded' : 'refundAmountNeeded'

/** A full or partial refund: to the original payment method or to store credit. */
export function RefundForm({ orderId, payments }: FormProps) {
  const { t } = useWords()
  const queries = useQueryClient()
  const [chosen, setWay] = useState<Way>('payment')
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const open = ways.filter((one) => leftOf(one, payments).minor > 0)
  const way = open.includes(chosen) ? chosen : (open[0] ?? chosen)
  const { minor: most, currencyCode } = leftOf(way, payments)
  const minor = typedAmount(amount, currencyCode)
  const rest = formatCharged(most, currencyCode)
  const errors = {
    amount: minor >= 1 && minor <= most ? undefined : t(requestOf(currencyCode), { rest }),
    note: note.trim() === '' ? t('missing') : undefined,
  }
  const refunding = useMutation({
    mutationFn: () => {
      const params = { id: orderId }
      return way === 'payment'
        ? call('staff.order-refund', { params, body: { amountMinor: minor, note } })
        : call('staff.order-refund-credit', { params, body: { amount: minor / 100, note } })
    },
    onSuccess: ({ payments: now, message }) => {
      queries.setQueryData(['order-payments', orderId], now)
      void queries.invalidateQueries({ queryKey: ['order', orderId] })
      toast.success(message)
      setAmount('')
      setNote('')
      setTried(false)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (errors.amount === undefined && errors.note === undefined) refunding.mutate()
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-5 grid gap-4 border-t border-hairline pt-4"
    >
      {refunding.isError ? <Notice>{refunding.error.message}</Notice> : null}
      <SelectField
        label={t('refundTo')}
        value={way}
        onChange={(event) => setWay(ways.find((one) => one === event.target.value) ?? way)}
      >
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
        value={amount}
        error={isTried ? errors.amount : undefined}
        onChange={(event) => setAmount(event.target.value)}
      />
      <TextField
        label={t('refundNote')}
        maxLength={500}
        value={note}
        error={isTried ? errors.note : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" look="secondary" busy={refunding.isPending}>
        {t('refundSubmit')}
      </Button>
    </form>
  )
}
