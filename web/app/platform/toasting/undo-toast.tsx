import { Button } from '@first-fashion/ui'
import { freePlace, toast } from './toast-library.ts'

export function showUndo(message: string, label: string, undo: () => void): void {
  toast(
    ({ closeToast }) => (
      <span className="flex items-center gap-4">
        {message}
        <Button
          variant="link"
          className="shrink-0 whitespace-nowrap font-medium"
          onClick={() => {
            undo()
            closeToast()
          }}
        >
          {label}
        </Button>
      </span>
    ),
    { ...freePlace(), type: 'info' },
  )
}
