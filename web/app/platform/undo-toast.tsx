import { toast } from 'react-toastify/unstyled'

export function showUndo(message: string, label: string, undo: () => void): void {
  toast(
    ({ closeToast }) => (
      <span className="flex items-center gap-4">
        {message}
        <button
          type="button"
          className="min-h-11 font-medium underline underline-offset-4"
          onClick={() => {
            undo()
            closeToast()
          }}
        >
          {label}
        </button>
      </span>
    ),
    { type: 'info' },
  )
}
