import { Button, Dialog } from '@first-fashion/ui'
import { useWords } from './words.ts'

interface DialogProps {
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onClose: () => void
}

/** Asks before an order is cancelled. */
export function CancelDialog({ isOpen, isBusy, onCancel, onClose }: DialogProps) {
  const { t } = useWords()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('cancelTitle')}
      closeLabel={t('close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button look="danger" busy={isBusy} onClick={onCancel}>
            {t('cancelIt')}
          </Button>
        </div>
      }
    >
      <p>{t('cancelText')}</p>
    </Dialog>
  )
}
