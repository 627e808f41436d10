import type { ReturnRequest } from '@first-fashion/contract/returns/return-request'
import { mayWithdraw } from '@first-fashion/contract/returns/status'
import { Button } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/queries/call.ts'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { ConfirmDialog } from '../../../platform/screen/confirm-dialog.tsx'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { orderKeys } from '../../orders/index.ts'
import { returnKeys } from '../returns.keys.ts'
import '../returns-words.ts'

interface WithdrawProps {
  readonly request: Pick<ReturnRequest, '_id' | 'orderId' | 'step' | 'replacement' | 'hold'>
}

/** Takes a request back that is not approved, or not paid for. */
export function WithdrawRequest({ request }: WithdrawProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const withdrawal = useMutation({
    mutationFn: () => call('returns.withdraw', { body: { requestId: request._id } }),
    onSuccess: ({ message }) => toasts.success(message),
    onError: (error) => toasts.error(refusalWords(error, t('returns:withdrawFailed'))),
    onSettled: async () => {
      setOpen(false)
      await queries.invalidateQueries({ queryKey: returnKeys.of(request.orderId) })
      await queries.invalidateQueries({ queryKey: orderKeys.all })
    },
  })
  if (!mayWithdraw(request.step) || request.replacement !== null) return null
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>
        {t('returns:withdraw')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('returns:withdrawTitle')}
        text={t(request.hold === null ? 'returns:withdrawText' : 'returns:withdrawHeldText')}
        keep={t('returns:withdrawKeep')}
        confirm={t('returns:withdraw')}
        isBusy={withdrawal.isPending}
        onConfirm={() => withdrawal.mutate()}
      />
    </>
  )
}
