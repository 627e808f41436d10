import type { StaffCustomerInFull } from '@first-fashion/contract/customers/staff-calls'
import { limits } from '@first-fashion/contract/limits'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { typedRupees } from '@first-fashion/contract/money/typed-amount'
import { staffStoreCreditCalls } from '@first-fashion/contract/store-credit/staff-calls'
import { Button, Dialog, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useNumberError } from '../../platform/number-error.ts'
import { SaveFailure } from '../../platform/save-failure.tsx'
import { useChangeCredit } from './queries.ts'
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
const { body } = staffStoreCreditCalls['staff.store-credit-change'].request

/** The form of an act, as typed; it gives the body of the call. */
const creditForm = ({ act, balance }: Pick<DialogProps, 'act' | 'balance'>) =>
  z
    .object({ amount: z.string(), reason: z.string() })
    .transform(({ amount, reason }) => ({
      act,
      amount: typedRupees(amount),
      reason,
      expected: balance,
    }))
    .pipe(body.extend({ amount: body.shape.amount.max(highestOf(act, balance)) }))

const highestOf = (act: CreditAct, balance: number): number =>
  act === 'give' ? limits.storeCreditGiftMaximumRupees : balance

/** The amount and reason. The form keeps its values when saving fails. */
export function CreditDialog({ customer, act, balance, onReload, onClose }: DialogProps) {
  const { t } = useWords()
  const changing = useChangeCredit(customer._id)
  const numberError = useNumberError()
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(creditForm({ act, balance })),
    defaultValues: { amount: '', reason: '' },
  })
  const { errors } = formState
  const highest = highestOf(act, balance)
  const most = formatPrice(highest, lkr)
  const typed = watch('amount')
  const amount = typedRupees(typed)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`creditTitles.${act}`, { name: customer.name })}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} busy={changing.isPending} className="w-full">
          {amount > 0 && amount <= highest
            ? t(`creditActsWithAmount.${act}`, { amount: formatPrice(amount, lkr) })
            : t(`creditActs.${act}`)}
        </Button>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={handleSubmit((change) => changing.mutate(change, { onSuccess: onClose }))}
        className="grid gap-5"
      >
        {changing.isError ? <SaveFailure error={changing.error} onReload={onReload} /> : null}
        <TextField
          label={t('creditAmount')}
          inputMode="decimal"
          hint={errors.amount === undefined ? t('creditAmountHint', { most }) : undefined}
          error={errors.amount && numberError(typed, 2, t('creditAmountNeeded', { most }))}
          {...register('amount')}
        />
        <TextField
          label={t('creditReason')}
          maxLength={500}
          error={errors.reason && t('missing')}
          {...register('reason')}
        />
      </form>
    </Dialog>
  )
}
