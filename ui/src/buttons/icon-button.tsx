import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

/** The classes of a round button that is only an icon, for links that look like one. */
export const iconButtonClass = (more = ''): string =>
  `relative grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-200 hover:bg-sand active:bg-hairline aria-pressed:bg-ink aria-pressed:text-paper disabled:text-border aria-disabled:text-border ${more}`

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its accessible name. */
  readonly label: string
  /** Lies over a picture. */
  readonly raised?: boolean
  readonly ref?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

// It may stay focusable while disabled (aria-disabled), so a button that was just clicked keeps the focus.
const raisedClass = 'bg-paper shadow-raised aria-disabled:hover:bg-paper'

export function IconButton({ label, raised = false, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={iconButtonClass(raised ? `${raisedClass} ${className}` : className)}
    >
      {children}
    </button>
  )
}
