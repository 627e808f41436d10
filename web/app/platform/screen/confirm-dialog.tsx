import { Button, Dialog } from '@first-fashion/ui'
import { useTranslation } from 'react-i18next'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** What will be lost. */
  readonly text: string
  readonly keep: string
  readonly confirm: string
  readonly isBusy?: boolean
  readonly onConfirm: () => void
}

/** Asks before something is deleted or ended. */
export function ConfirmDialog({
  title,
  text,
  keep,
  confirm,
  isBusy,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      {...dialog}
      title={title}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={dialog.onClose}>
            {keep}
          </Button>
          <Button look="danger" busy={isBusy ?? false} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
