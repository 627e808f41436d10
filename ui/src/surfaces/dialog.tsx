import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { useBackCloses } from './use-back-closes.ts'

export type DialogPlace = 'middle' | 'wide' | 'right' | 'left' | 'bottom' | 'half' | 'side' | 'full'

const places: Readonly<Record<DialogPlace, string>> = {
  middle: 'm-auto w-[min(40rem,calc(100vw-2rem))] max-h-[85dvh] rounded-soft animate-[appear_200ms_ease-out]',
  wide: 'm-auto w-[min(68rem,calc(100vw-2rem))] max-h-[90dvh] rounded-soft animate-[appear_200ms_ease-out]',
  right: 'ml-auto mr-0 my-0 h-dvh w-[min(26rem,100vw)] animate-[slide-from-right_220ms_ease-out]',
  left: 'mr-auto ml-0 my-0 h-dvh w-[min(22rem,88vw)] animate-[slide-from-left_220ms_ease-out]',
  bottom: 'mt-auto mb-0 mx-0 w-screen max-h-[88dvh] animate-[slide-from-bottom_220ms_ease-out]',
  // What it changes is seen above it.
  half: 'mt-auto mb-0 mx-0 w-screen max-h-[50dvh] animate-[slide-from-bottom_220ms_ease-out] backdrop:bg-transparent',
  // A drawer beside the page; on a phone a sheet that leaves half of it in sight.
  side: 'max-sm:mt-auto max-sm:mb-0 max-sm:mx-0 max-sm:w-screen max-sm:max-h-[60dvh] max-sm:animate-[slide-from-bottom_220ms_ease-out] sm:ml-auto sm:mr-0 sm:my-0 sm:h-dvh sm:w-[26rem] sm:animate-[slide-from-right_220ms_ease-out]',
  full: 'm-0 h-dvh w-screen',
}

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly place?: DialogPlace
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/**
 * A dialog, drawer or sheet: the native dialog element, which traps the focus, closes with Escape
 * and restores the focus. It restores it only when it is closed, not when it is removed: so it is closed before that.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  place = 'middle',
  footer,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useBackCloses(open, onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null || !open) return
    dialog.showModal()
    // A scrollable area must be focusable; others need no tab stop.
    if (body.current !== null)
      body.current.tabIndex = body.current.scrollHeight > body.current.clientHeight ? 0 : -1
    stopPageScrolling()
    return () => {
      dialog.close()
      stopPageScrolling()
    }
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the platform does.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // React passes on the closing of a dialog that stands in this one; and this one may be open again.
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className={`bg-paper p-0 shadow-floating ${places[place]}`}
    >
      {open ? (
        <div className="flex h-full max-h-[inherit] flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-hairline px-5 py-3 narrow:gap-1 narrow:px-4">
            <h2 id={titleId} className="min-w-0 text-title wrap-anywhere narrow:text-lead">
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose} className="-mr-2">
              <X aria-hidden="true" size={20} />
            </IconButton>
          </div>
          <div ref={body} className="flex-1 scroll-pb-24 overflow-y-auto p-5">
            {children}
          </div>
          {footer === undefined ? null : <div className="border-t border-hairline p-5">{footer}</div>}
        </div>
      ) : null}
    </dialog>
  )
}

/** The page below does not scroll while a dialog is open. */
function stopPageScrolling(): void {
  const isOpen = document.querySelector('dialog:modal') !== null
  document.documentElement.classList.toggle('overflow-hidden', isOpen)
}
