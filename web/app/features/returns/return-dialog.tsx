import { orderNumber } from '@first-fashion/contract/orders/status'
import { Button, Dialog, Notice } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { orderKeys } from '../orders/index.ts'
import { ChoiceStep } from './choice-step.tsx'
import { ItemsStep } from './items-step.tsx'
import {
  chosenLines,
  emptyDraft,
  fits,
  type OrderReturns,
  type ReturnBody,
  returnBody,
} from './return-draft.ts'
import { returnKeys } from './returns.keys.ts'
import { ReviewStep } from './review-step.tsx'
import './returns-words.ts'

interface DialogProps {
  readonly orderId: string
  readonly returns: OrderReturns
  readonly onClose: () => void
}

/** A request in three steps: which items and why, what for, and the figures before it is sent. */
export function ReturnDialog({ orderId, returns, onClose }: DialogProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(() => emptyDraft(returns.payouts))
  const [step, setStep] = useState<1 | 2 | 3>(1)
  const sending = useSending(orderId, onClose)
  const body = returnBody(orderId, returns.lines, draft)
  const hasItems = chosenLines(returns.lines, draft).some((line) => fits(line, draft))
  const props = { returns, draft, onChange: setDraft }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('returns:title', { number: orderNumber(orderId) })}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          <span className="mr-auto text-small text-timber">{t('returns:step', { at: step })}</span>
          {step === 1 ? null : (
            <Button variant="quiet" onClick={() => setStep(step === 3 ? 2 : 1)}>
              {t('returns:back')}
            </Button>
          )}
          {step === 3 ? (
            <Button
              busy={sending.isPending}
              disabled={body === null}
              onClick={() => body !== null && sending.mutate(body)}
            >
              {t('returns:confirm')}
            </Button>
          ) : (
            <Button
              disabled={step === 1 ? !hasItems : body === null}
              onClick={() => setStep(step === 1 ? 2 : 3)}
            >
              {t('returns:next')}
            </Button>
          )}
        </div>
      }
    >
      {step === 1 ? <ItemsStep {...props} /> : null}
      {step === 2 ? <ChoiceStep {...props} /> : null}
      {step === 3 && body !== null ? <ReviewStep body={body} lines={returns.lines} /> : null}
      {sending.isError ? (
        <div className="mt-4">
          <Notice tone="danger">{refusalWords(sending.error, t('returns:failed'))}</Notice>
        </div>
      ) : null}
    </Dialog>
  )
}

/** Sends the request. What was chosen stays if it fails. */
function useSending(orderId: string, onSent: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, ...body }: ReturnBody) =>
      call(kind === 'refund' ? 'returns.request-refund' : 'returns.request-exchange', { body }),
    onSuccess: async ({ message }) => {
      toasts.success(message)
      onSent()
      await queries.invalidateQueries({ queryKey: orderKeys.all })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: returnKeys.of(orderId) }),
  })
}
