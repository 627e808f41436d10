import { needsNote, type ProblemAction } from '@first-fashion/contract/payments/problems'
import type { PaymentProblem } from '@first-fashion/contract/payments/staff-calls'
import { Button, Dialog, Notice, TextArea } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../platform/api.ts'
import { useWords } from './words.ts'

interface DialogProps {
  readonly problem: PaymentProblem
  readonly action: ProblemAction
  readonly onClose: () => void
}

const formId = 'resolve'

/** Confirms before money moves, and asks for the note. */
export function ResolveDialog({ problem, action, onClose }: DialogProps) {
  const { t } = useWords()
  const queries = useQueryClient()
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = needsNote(action) && note.trim() === ''
  const resolving = useMutation({
    mutationFn: () =>
      call('staff.payment-problem-resolve', { params: { id: problem._id }, body: { action, note } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      await queries.invalidateQueries({ queryKey: ['payment-problems'] })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing) resolving.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`problemActions.${action}`)}
      closeLabel={t('close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={resolving.isPending}>
            {t(`problemActions.${action}`)}
          </Button>
        </div>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-5">
        {resolving.isError ? <Notice>{resolving.error.message}</Notice> : null}
        <p>{t(`problemActionsText.${action}`, { amount: problem.amountText })}</p>
        <TextArea
          label={needsNote(action) ? t('resolutionNote') : t('resolutionNoteOptional')}
          maxLength={500}
          value={note}
          error={isTried && isMissing ? t('missing') : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
