import { type ButtonHTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useBackCloses } from './surfaces/use-back-closes.ts'

interface DropMenuProps {
  /** The button's content; without `label` it is also its name. */
  readonly button: ReactNode
  readonly label?: string
  readonly buttonClass: string
  /**
   * List items with links of `menuEntryClass` or a `MenuButton`; rendered when the menu first opens. While there is a
   * `data-pending` among them the menu does not show.
   */
  readonly children: ReactNode
}

/** A button with a short menu under it, at the bottom on a phone or tablet; Escape, a choice or a click elsewhere closes it. */
export function DropMenu({ button, label, buttonClass, children }: DropMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const leave = () => {
    setOpen(false)
    opener.current?.focus()
  }
  useBackCloses(isOpen, leave)
  useEffect(() => {
    if (!isOpen) return
    const outside = ({ target }: Event) => {
      if (target instanceof Node && frame.current?.contains(target) === false) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere in the menu closes it.
    <div
      ref={frame}
      className="group/menu relative"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) leave()
      }}
    >
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        className={buttonClass}
        onClick={() => {
          setWasOpened(true)
          setOpen(!isOpen)
        }}
      >
        {button}
      </button>
      {isOpen ? (
        <div
          onPointerDown={() => setOpen(false)}
          className="fixed inset-0 z-40 bg-ink/45 group-has-data-pending/menu:hidden lg:hidden"
        />
      ) : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a choice by keyboard is a click too. */}
      <ul
        id={id}
        hidden={!isOpen}
        onClick={(event) => {
          // The chosen entry is hidden with the menu, which would lose the focus.
          if (event.currentTarget.contains(document.activeElement)) opener.current?.focus()
          setOpen(false)
        }}
        className="z-50 bg-paper py-2 shadow-floating has-data-pending:invisible max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:pb-6 lg:absolute lg:right-0 lg:mt-1 lg:w-56 lg:rounded-soft"
      >
        {wasOpened ? children : null}
      </ul>
    </div>
  )
}

/** The classes of an entry, for links. */
export const menuEntryClass =
  'flex min-h-11 w-full items-center px-5 text-left hover:bg-sand active:bg-hairline disabled:text-timber disabled:hover:bg-transparent'

export const MenuButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...props} className={menuEntryClass} />
)
