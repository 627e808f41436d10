import { X } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'

interface FloatingButtonProps {
  readonly ref?: Ref<HTMLButtonElement>
  /** Its accessible name. */
  readonly label: string
  readonly isOpen: boolean
  readonly isOnline: boolean
  /** In words. */
  readonly state: string
  readonly unread: number
  /** At the very edge of the screen, where it covers nothing; it comes back for the keyboard. */
  readonly isAside: boolean
  readonly onClick: () => void
  /** The icon while it is closed. */
  readonly children: ReactNode
}

const mostShown = 9

/**
 * A round button at the bottom right of every page, with a count and a dot for the connection. It stays above what
 * covers the lower edge, whose height the page names in `--covered-below`.
 */
export function FloatingButton(props: FloatingButtonProps) {
  const { ref, label, isOpen, isOnline, state, unread, isAside, onClick, children } = props
  const stateId = useId()
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-describedby={stateId}
      aria-expanded={isOpen}
      onClick={onClick}
      className={`fixed right-4 bottom-[calc(1rem+var(--covered-below))] z-30 grid size-14 place-items-center rounded-full bg-leaf text-paper shadow-floating transition-[background-color,translate] duration-200 hover:bg-ink active:bg-timber ${isAside ? 'not-focus-visible:translate-x-[calc(100%+0.25rem)]' : ''} max-lg:bottom-[min(calc(6rem+var(--covered-below)),calc(100dvh-8rem))]`}
    >
      {isOpen ? <X aria-hidden="true" size={24} /> : children}
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="absolute -top-1 -right-1 grid h-6 min-w-6 place-items-center rounded-full bg-saffron px-1.5 text-small font-semibold text-ink tabular-nums"
        >
          {unread > mostShown ? `${mostShown}+` : unread}
        </span>
      ) : null}
      <span
        data-online={isOnline}
        className={`absolute right-0.5 bottom-0.5 size-4 rounded-full border-2 border-paper ${isOnline ? 'bg-saffron' : 'bg-timber'}`}
      >
        <span id={stateId} className="sr-only">
          {state}
        </span>
      </span>
    </button>
  )
}
