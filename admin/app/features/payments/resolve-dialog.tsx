import { needsNote, type ProblemAction } from '@first-fashion/contract/payments/problems'
import { type PaymentProblem, staffPaymentCalls } from '@first-fashion/contract/payments/staff-calls'
import { TextArea } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { useResolveProblem } from './queries.ts'
import { useWords } from './words.ts'

interface DialogProps {
  readonly problem: PaymentProblem
  readonly action: ProblemAction
  readonly onClose: () => void
  readonly onResolved?: (() => void) | undefined
}

const { shape } = staffPaymentCalls['staff.payment-problem-resolve'].request.body

/** Some actions need a note; the contract leaves it to the action. */
const resolutionForm = (action: ProblemAction) =>
  z.object({ note: needsNote(action) ? shape.note.unwrap().min(1) : shape.note.unwrap() })

/** Confirms before money moves, and asks for the note. */
export function ResolveDialog({ problem, action, onClose, onResolved }: DialogProps) {
  const { t } = useWords()
  const resolving = useResolveProblem(problem._id, action)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resolutionForm(action)),
    defaultValues: { note: '' },
  })
  const done = () => {
    onClose()
    onResolved?.()
  }
  return (
    <FormDialog
      title={t(`problemActions.${action}`)}
      action={t(`problemActions.${action}`)}
      isBusy={resolving.isPending}
      noValidate
      error={resolving.error?.message}
      onSubmit={handleSubmit(({ note }) => resolving.mutate(note, { onSuccess: done }))}
      onClose={onClose}
    >
      <p>{t(`problemActionsText.${action}`, { amount: problem.amountText })}</p>
      <TextArea
        label={needsNote(action) ? t('resolutionNote') : t('resolutionNoteOptional')}
        maxLength={500}
        error={formState.errors.note && t('missing')}
        {...register('note')}
      />
    </FormDialog>
  )
}
