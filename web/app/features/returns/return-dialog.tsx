import type { ReturnFigures } from '@first-fashion/contract/returns/return-request'
import { Button, Dialog, Notice } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/queries/call.ts'
import { failureOf, refusalWords } from '../../platform/queries/refusal.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { orderKeys } from '../orders/index.ts'
import { ChoiceStep } from './choice-step.tsx'
import { ItemsStep } from './items-step.tsx'
import { type OrderReturns, type ReturnBody, returnBody, withoutLines } from './return-draft.ts'
import { returnKeys } from './returns.keys.ts'
import { ReviewStep } from './review-step.tsx'
import { goneLines, type ReturnStepNumber, useReturnForm } from './use-return-form.ts'
import { useReturnPreview } from './use-return-preview.ts'
import './returns-words.ts'

interface DialogProps {
  readonly orderId: string
  readonly orderNumber: string
  readonly returns: OrderReturns
  readonly onClose: () => void
}

/** A request in three steps: which items and why, what for, and the figures before it is sent. */
export default function ReturnDialog({ orderId, orderNumber, returns, onClose }: DialogProps) {
  const { t } = useTranslation()
  const [step, setStep] = useState<ReturnStepNumber>(1)
  const form = useReturnForm(returns, step)
  const queries = useQueryClient()
  // What was chosen and is gone is chosen anew; all else that was filled in stays.
  const chooseAgain = (lineIds: readonly string[]) => {
    form.setValue('options', withoutLines(form.getValues(), lineIds))
    setStep(2)
    void queries.invalidateQueries({ queryKey: returnKeys.allOptions })
  }
  const sending = useSending(orderId, { onSent: onClose, onGone: chooseAgain })
  const body = step === 3 ? returnBody(orderId, returns.lines, form.watch()) : null
  const preview = useReturnPreview(body)
  const goOn = form.handleSubmit(() => {
    if (body !== null && preview.data) sending.mutate({ body, figures: preview.data })
    else if (body !== null) void preview.refetch()
    else {
      sending.reset()
      setStep(step === 1 ? 2 : 3)
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('returns:title', { number: orderNumber })}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          <span className="mr-auto text-small text-timber">{t('returns:step', { at: step })}</span>
          {step === 1 ? null : (
            <Button variant="quiet" onClick={() => setStep(step === 3 ? 2 : 1)}>
              {t('returns:back')}
            </Button>
          )}
          <Button busy={sending.isPending || preview.isLoading} onClick={goOn}>
            {t(step === 3 ? 'returns:confirm' : 'returns:next')}
          </Button>
        </div>
      }
    >
      {step === 1 ? <ItemsStep returns={returns} form={form} /> : null}
      {step === 2 ? <ChoiceStep returns={returns} form={form} /> : null}
      {step === 3 && body !== null ? (
        <ReviewStep
          body={body}
          preview={preview}
          returns={returns}
          onPayout={(payout) => form.setValue('differenceTo', payout)}
          onGone={chooseAgain}
        />
      ) : null}
      {sending.isError ? (
        <div className="mt-4">
          <Notice tone="danger">{refusalWords(sending.error, t('returns:failed'))}</Notice>
        </div>
      ) : null}
    </Dialog>
  )
}

interface Sent {
  readonly body: ReturnBody
  /** As they were shown: the server refuses the request if it comes to others. */
  readonly figures: ReturnFigures
}

interface AfterSending {
  readonly onSent: () => void
  /** What is wanted for these lines is gone. */
  readonly onGone: (lineIds: readonly string[]) => void
}

/** Sends the request. What was chosen stays if it fails; figures that have changed are shown anew. */
function useSending(orderId: string, { onSent, onGone }: AfterSending) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ body: { kind, ...body }, figures: { total, priceDifference } }: Sent) =>
      call(kind === 'refund' ? 'returns.request-refund' : 'returns.request-exchange', {
        body: { ...body, shown: { total, priceDifference } },
      }),
    onSuccess: async ({ message }) => {
      toasts.success(message)
      onSent()
      await queries.invalidateQueries({ queryKey: orderKeys.all })
    },
    onError: async (error) => {
      const gone = goneLines(error)
      if (gone.length > 0) onGone(gone)
      if (failureOf(error).code === 'returns.figures-changed')
        await queries.invalidateQueries({ queryKey: returnKeys.previews })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: returnKeys.of(orderId) }),
  })
}
