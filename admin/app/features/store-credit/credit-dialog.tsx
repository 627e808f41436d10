import type { StaffCustomerInFull } from '@first-fashion/contract/customers/staff-calls'
import { limits } from '@first-fashion/contract/limits'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { Button, Dialog, TextField } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../platform/api.ts'
import { SaveFailure } from '../../platform/save-failure.tsx'
import { typedAmount } from '../../platform/typed-amount.ts'
import { useWords } from './words.ts'

export type CreditAct = 'give' | 'take-back'

interface DialogProps {
  readonly customer: StaffCustomerInFull
  readonly act: CreditAct
  readonly balance: number
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

const formId = 'store-credit'

/** The amount and reason. The form keeps its values when saving fails. */
export function CreditDialog({ customer, act, balance, onReload, onClose }: DialogProps) {
  const { t } = useWords()
  const queries = useQueryClient()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const highest = act === 'give' ? limits.storeCreditGiftMaximumRupees : balance
  const rupees = typedAmount(amount, lkr.code) / 100
  const most = formatPrice(highest, lkr)
  const errors = {
    amount: rupees > 0 && rupees <= highest ? undefined : t('creditAmountNeeded', { most }),
    reason: reason.trim() === '' ? t('missing') : undefined,
  }
  const changing = useMutation({
    mutationFn: () =>
      call('staff.store-credit-change', {
        params: { id: customer._id },
        body: { act, amount: rupees, reason, expected: balance },
      }),
    onSuccess: ({ message, ...statement }) => {
      queries.setQueryData(['store-credit', customer._id], statement)
      toast.success(message)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (errors.amount === undefined && errors.reason === undefined) changing.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`creditTitles.${act}`, { name: customer.name })}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} busy={changing.isPending} className="w-full">
          {t(`creditActs.${act}`)}
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-5">
        {changing.isError ? <SaveFailure error={changing.error} onReload={onReload} /> : null}
        <TextField
          label={t('creditAmount')}
          inputMode="decimal"
          hint={isTried && errors.amount !== undefined ? undefined : t('creditAmountHint', { most })}
          value={amount}
          error={isTried ? errors.amount : undefined}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextField
          label={t('creditReason')}
          maxLength={500}
          value={reason}
          error={isTried ? errors.reason : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
