import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import { ConfirmDialog } from '@first-fashion/ui'
import { useWords } from './words.ts'

interface DialogProps {
  readonly order: Pick<StaffOrder, 'caution'>
  readonly open: boolean
  /** The words of what is done all the same. */
  readonly confirm: string
  readonly isBusy?: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks before an order is sent whose money is back or disputed. */
export function CautionDialog({ order, isBusy = false, ...dialog }: DialogProps) {
  const { t } = useWords()
  if (order.caution === null) return null
  return (
    <ConfirmDialog
      {...dialog}
      title={t('cautionTitle')}
      text={t(`cautionTexts.${order.caution}`)}
      closeLabel={t('close')}
      keep={t('cautionKeep')}
      isBusy={isBusy}
    />
  )
}
