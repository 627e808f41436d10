import { decimalsOf, formatCharged } from '@first-fashion/contract/money/money'
import { providerNames } from '@first-fashion/contract/payments/methods'
import type { OrderPayments } from '@first-fashion/contract/staff/payment-calls'
import { Button, Notice, TextField } from '@first-fashion/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../platform/api.ts'
import { LoadFailure } from '../../shell/load-failure.tsx'

/** How an order was paid, what went back, and a form that gives a part back, or the rest. */
export function RefundPanel({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation()
  const payments = useQuery({
    queryKey: ['order-payments', orderId],
    queryFn: async () => (await call('staff.order-payments', { params: { id: orderId } })).payments,
  })
  if (payments.isError) return <LoadFailure error={payments.error} onRetry={() => payments.refetch()} />
  if (payments.data === undefined || payments.data.attempts.length === 0) return null
  const { attempts, refunds, refundableMinor } = payments.data
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-4 text-title">{t('orderPayments')}</h2>
      <ul className="flex flex-col gap-2 text-small">
        {attempts.map((one) => (
          <Row
            key={one._id}
            what={`${providerNames[one.provider]}: ${t(`attemptStates.${one.state}`)}`}
            {...one}
          />
        ))}
        {refunds.map((one) => (
          <Row key={one._id} what={t(`refundStates.${one.state}`)} {...one} />
        ))}
      </ul>
      {refundableMinor > 0 ? <RefundForm orderId={orderId} payments={payments.data} /> : null}
    </section>
  )
}

interface RowProps {
  readonly what: string
  readonly amountText: string
  readonly at: number
  readonly note?: string
}

const Row = ({ what, amountText, at, note = '' }: RowProps) => (
  <li className="flex justify-between gap-4">
    <span>
      {what}
      <span className="block text-timber wrap-anywhere">
        {new Date(at).toLocaleString('en-GB')}
        {note === '' ? null : ` · ${note}`}
      </span>
    </span>
    <span className="shrink-0 tabular-nums">{amountText}</span>
  </li>
)

interface FormProps {
  readonly orderId: string
  readonly payments: OrderPayments
}

function RefundForm({ orderId, payments: { refundableMinor, currencyCode } }: FormProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const minor = Math.round(Number(amount.replace(',', '.')) * 10 ** decimalsOf(currencyCode))
  const rest = formatCharged(refundableMinor, currencyCode)
  const errors = {
    amount: minor >= 1 && minor <= refundableMinor ? undefined : t('refundAmountWanted', { rest }),
    note: note.trim() === '' ? t('missing') : undefined,
  }
  const refunding = useMutation({
    mutationFn: () =>
      call('staff.order-refund', { params: { id: orderId }, body: { amountMinor: minor, note } }),
    onSuccess: ({ payments, message }) => {
      queries.setQueryData(['order-payments', orderId], payments)
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
        {t('giveBack')}
      </Button>
    </form>
  )
}
