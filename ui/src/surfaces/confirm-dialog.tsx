import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** What will be lost. */
  readonly text: string
  readonly closeLabel: string
  readonly keep: string
  readonly confirm: string
  readonly isBusy?: boolean
  readonly onConfirm: () => void
}

/** Asks before something is deleted, ended or lost. */
export function ConfirmDialog({
  text,
  keep,
  confirm,
  isBusy = false,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={dialog.onClose}>
            {keep}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
