import { Button, Dialog, Notice } from '@first-fashion/ui'
import { type FormEvent, type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { useSharedWords } from './words/words.ts'

interface FormDialogProps {
  readonly title: string
  readonly place?: 'middle' | 'wide'
  /** The words of the button that sends the form. */
  readonly action: string
  readonly variant?: 'primary' | 'danger'
  readonly isBusy: boolean
  /** Whether something is still missing. */
  readonly isIncomplete?: boolean
  /** Whether the form shows its mistakes itself, instead of the browser. */
  readonly noValidate?: boolean
  /** Why it was refused; undefined for nothing. */
  readonly error: string | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A form in a dialog, with what was refused above it, and a way out beside its button. It stands at the end of the page:
 * browsers end the submit event of a form in a form at the outer one.
 */
export function FormDialog({
  title,
  place = 'middle',
  action,
  variant = 'primary',
  isBusy,
  isIncomplete = false,
  noValidate = false,
  error,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useSharedWords()
  const formId = useId()
  // React passes the event on to the form that the dialog belongs to.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.stopPropagation()
    onSubmit(event)
  }
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      place={place}
      title={title}
      closeLabel={t('close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant={variant} busy={isBusy} disabled={isIncomplete}>
            {action}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate={noValidate}
        onSubmit={submit}
        className="flex flex-col gap-4"
      >
        {error === undefined ? null : (
          <div key={error} ref={scrolledIntoView}>
            <Notice>{error}</Notice>
          </div>
        )}
        {children}
      </form>
    </Dialog>,
    document.body,
  )
}

/** On a small screen the form may be scrolled past it. */
function scrolledIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
