import type { PaymentMethod } from '@first-fashion/contract/orders/status'
import type { ReturnRequest } from '@first-fashion/contract/returns/return-request'
import { Button, Dialog, Notice } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/queries/call.ts'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { longMoment } from '../../../platform/time/shop-dates.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { orderKeys } from '../../orders/index.ts'
import { goOnToPay, KokoRedirect, type KokoStart, PaymentMethods } from '../../payments/index.ts'
import { returnKeys } from '../returns.keys.ts'
import '../returns-words.ts'

interface PayProps {
  readonly request: ReturnRequest
  /** Those that can be chosen. */
  readonly methods: readonly PaymentMethod[]
}

/** The way to pay the difference of an exchange, while what was chosen is held. */
export function PayDifference({ request, methods }: PayProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { payUntil, dueText } = request
  const until = payUntil === null ? '' : longMoment(payUntil)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Button onClick={() => setOpen(true)}>{t('returns:payDifference')}</Button>
      <span className="text-timber">{t('returns:payUntil', { until, amount: dueText })}</span>
      {isOpen ? <PayDialog request={request} methods={methods} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

function PayDialog({ request, methods, onClose }: PayProps & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<PaymentMethod>(methods[0] ?? 'stripe')
  const [koko, setKoko] = useState<KokoStart>()
  const paying = usePaying(request, { onKoko: setKoko, onClose })
  // A payment that was started is gone on with: it has its method.
  const isStarted = request.replacement !== null
  if (koko !== undefined) return <KokoRedirect start={koko} onCancel={() => setKoko(undefined)} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('returns:payTitle', { amount: request.dueText })}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex justify-end">
          <Button busy={paying.isPending} onClick={() => paying.mutate(chosen)}>
            {t(isStarted ? 'returns:payOn' : 'returns:pay', { amount: request.dueText })}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('returns:payText')}</p>
        {isStarted ? null : <PaymentMethods offered={methods} chosen={chosen} onChoose={setChosen} />}
        {paying.isError ? (
          <Notice tone="danger">{refusalWords(paying.error, t('returns:payFailed'))}</Notice>
        ) : null}
      </div>
    </Dialog>
  )
}

interface Outcomes {
  readonly onKoko: (start: KokoStart) => void
  readonly onClose: () => void
}

function usePaying({ _id: requestId, orderId }: ReturnRequest, { onKoko, onClose }: Outcomes) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (method: PaymentMethod) => call('returns.pay-difference', { body: { requestId, method } }),
    onSuccess: async ({ start, orderId: newOrderId }) => {
      if (start?.kind === 'form') return onKoko(start)
      if (start !== null) return goOnToPay(start, newOrderId)
      toasts.success(t('returns:courierCollects'))
      onClose()
      await queries.invalidateQueries({ queryKey: orderKeys.all })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: returnKeys.of(orderId) }),
  })
}
