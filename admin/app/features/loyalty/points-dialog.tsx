import type { StaffCustomerInFull } from '@first-fashion/contract/customers/staff-calls'
import { adjustmentMaximum, staffLoyaltyCalls } from '@first-fashion/contract/loyalty/staff-calls'
import { typedNumber } from '@first-fashion/contract/money/typed-amount'
import { Button, Dialog, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { SaveFailure } from '../../platform/save-failure.tsx'
import { useAdjustPoints } from './queries.ts'
import { useWords } from './words.ts'

interface DialogProps {
  readonly customer: StaffCustomerInFull
  readonly available: number
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

const formId = 'loyalty-points'
const { body } = staffLoyaltyCalls['staff.loyalty-adjust'].request

/** Points to add, or to take away with a minus. */
const signedNumber = (typed: string): number => {
  const digits = typed.trim().replace(/^[−-]/, '')
  return (digits === typed.trim() ? 1 : -1) * typedNumber(digits.replace(/^\+/, ''), 0)
}

/** The form as typed; it gives the body of the call. */
const pointsForm = (expected: number) =>
  z
    .object({ points: z.string(), reason: z.string() })
    .transform(({ points, reason }) => ({
      points: signedNumber(points),
      reason,
      expected,
    }))
    .pipe(body)

/** How many points, and why. The form keeps its values when saving fails. */
export function PointsDialog({ customer, available, onReload, onClose }: DialogProps) {
  const { t } = useWords()
  const adjusting = useAdjustPoints(customer._id)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(pointsForm(available)),
    defaultValues: { points: '', reason: '' },
  })
  const { errors } = formState
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('adjustTitle', { name: customer.name })}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} busy={adjusting.isPending} className="w-full">
          {t('adjustSave')}
        </Button>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={handleSubmit((change) => adjusting.mutate(change, { onSuccess: onClose }))}
        className="grid gap-5"
      >
        {adjusting.isError ? <SaveFailure error={adjusting.error} onReload={onReload} /> : null}
        <TextField
          label={t('adjustAmount')}
          inputMode="text"
          hint={errors.points === undefined ? t('adjustHint') : undefined}
          error={errors.points && t('adjustNeeded', { most: adjustmentMaximum })}
          {...register('points')}
        />
        <TextField
          label={t('adjustReason')}
          maxLength={200}
          error={errors.reason && t('missing')}
          {...register('reason')}
        />
      </form>
    </Dialog>
  )
}
